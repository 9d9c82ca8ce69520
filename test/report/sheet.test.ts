/** Stat blocks to print: everybody once, in their own words, as Markdown and as HTML. */
import assert from 'node:assert/strict';
import { analyze, sourceWords, type Analysis } from '../../server/analysis/index.ts';
import { bodiesNamed } from '../../server/engine/index.ts';
import { sheetOf, sheetPage, type Sheet } from '../../server/report/index.ts';
import { everySample } from './every-sample.ts';
import { brokenAt } from './well-formed.ts';

const sheetsOf = (analysis: Analysis): readonly Sheet[] =>
  analysis.scenarios.map(({ scenario, ruleset }) =>
    sheetOf(scenario, ruleset, (source) => sourceWords(analysis, source)),
  );
const sheetIn = (text: string): Sheet => sheetsOf(analyze(text, { file: 'any.clash' }))[0]!;

const text = `weapon boathook: reach
weapon "spare oar": close
verb "garrottes": close attack

creature Deckhand (he)
  Agility 2  Toughness 3
  carries boathook

combatants Ash, Bree and Cole of the Host, each a Deckhand

combatant the Bride (she) of the Host
  Agility 4  Toughness 2 of 6
  carries knife (wet)
  wins with "The Moon": "she draws her victim down."
  note "She knows the tide."

combatant Marta Quill (she) of the Players
  Agility 5  Toughness 3
  wears oilskin +1.

scenario "Ferry"
rules demon-city-2018
round 1
  Marta: punches the Bride.
`;

describe('a sheet of stat blocks', () => {
  it('has everybody with their stats, their things with their effects, and the facts about them', () => {
    const { sides, creatures, things, verbs, title, game } = sheetIn(text);
    assert.deepEqual([title, game], ['Ferry', 'Demon City, tarot edition']);
    assert.deepEqual(
      sides.map(({ name, blocks }) => [name, blocks.map((block) => block.name)]),
      [
        ['The Players', ['Marta Quill']],
        ['The Host', ['The Bride']],
      ],
    );
    const bride = sides[1]!.blocks[0]!;
    assert.deepEqual(bride.stats, [
      { name: 'Agility', value: '4' },
      { name: 'Toughness', value: '2 of 6' },
    ]);
    assert.deepEqual(bride.gear, [{ name: 'knife (wet)', does: 'an ordinary close weapon' }]);
    assert.deepEqual(bride.traits, ['wins with “The Moon”: “she draws her victim down.”']);
    assert.deepEqual(bride.prose, [{ kind: 'note', text: 'She knows the tide.' }]);
    assert.deepEqual(sides[0]!.blocks[0]!.traits, ['wears oilskin +1']);
    assert.deepEqual(
      creatures.map(({ name, about, gear }) => ({ name, about, gear })),
      [{ name: 'Deckhand', about: 'Ash, Bree and Cole of the Host', gear: [{ name: 'boathook', does: 'reach' }] }],
    );
    assert.deepEqual(things, [{ name: 'spare oar', does: 'close' }]);
    assert.equal(verbs[0]!.name, 'garrottes');
    assert.notEqual(verbs[0]!.does, '');
  });

  it('gives a body of a creature its own block if more is said about it', () => {
    const { sides } = sheetIn(
      text.replace(
        'combatant the Bride',
        'combatant Dov (he) of the Host, a Deckhand\n  Agility 6\n\ncombatant the Bride',
      ),
    );
    const dov = sides[1]!.blocks.find(({ name }) => name === 'Dov')!;
    assert.deepEqual([dov.about, dov.stats], ['a Deckhand', [{ name: 'Agility', value: '6' }]]);
  });

  it('has everybody of every sample, with every number, and of included files those who take part', () => {
    for (const { name, analysis } of everySample()) {
      const sheets = sheetsOf(analysis);
      for (const [at, { scenario }] of analysis.scenarios.entries()) {
        const html = sheetPage(sheets.slice(at, at + 1), 'html');
        const bodies = new Set(
          scenario.rounds.flatMap(({ announcements }) =>
            announcements.flatMap(({ actors }) => actors.flatMap(({ id }) => bodiesNamed(scenario, id))),
          ),
        );
        for (const each of [...scenario.combatants, ...scenario.creatures]) {
          const takesPart =
            each.source.file === scenario.source.file ||
            [...bodies].some(({ name, creature }) => name === each.name || creature?.id === each.name);
          if (!takesPart) continue;
          assert.ok(html.includes(each.name.replaceAll("'", '&#39;')), `${name}: ${each.name}`);
          for (const stat of each.stats) assert.ok(html.includes(`<dt>${stat.name}</dt>`), `${name}: ${stat.name}`);
        }
      }
      assert.equal(brokenAt(sheetPage(sheets, 'html'), ['meta']), undefined);
      assert.doesNotMatch(sheetPage(sheets, 'md'), /undefined|\n{3}/u);
    }
  });

  it('escapes malicious text', () => {
    const harm = '<img src=x onerror=alert(1)>|[a](javascript:b)`*_';
    const sheet = sheetIn(text.replace('She knows the tide.', harm).replace('scenario "Ferry"', `scenario "${harm}"`));
    const html = sheetPage([sheet], 'html');
    assert.equal(brokenAt(html, ['meta']), undefined);
    assert.doesNotMatch(html, /<img/);
    assert.doesNotMatch(sheetPage([sheet], 'md'), /(?<!\\)<|(?<!\\)\]\(|(?<!\\)`/);
  });

  it('is black on white, with a print style and without a script', () => {
    const html = sheetPage([sheetIn(text)], 'html');
    assert.match(html, /background:#fff/);
    assert.match(html, /@media print/);
    assert.doesNotMatch(html, /<script|<link|url\(/);
  });
});
