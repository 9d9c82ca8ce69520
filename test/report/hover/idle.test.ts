/** Reports of somebody who in some courses can’t do what is written, if that needs no throw. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { analyze, type Analysis } from '../../../server/analysis/index.ts';
import { share, type IdleOdds, type RoundOdds } from '../../../server/engine/index.ts';
import { hintMark, inlayHintsOf } from '../../../server/lsp/annotations/inlay-hints.ts';
import { LastValid } from '../../../server/lsp/annotations/last-valid.ts';
import { oddsJson, oddsPage, oddsText } from '../../../server/report/index.ts';
import { idleMarkdown } from '../../../server/report/hover/action-hover.ts';
import { cannotWords, idleGroups, idleHint } from '../../../server/report/hover/unable-actors.ts';

/** Dez may be out of the fight by the first round; in the second he does something that needs no throw. */
function brawl(rules: string, does: string, stats = '  Agility 3  Toughness 3\n'): Analysis {
  return read(`scenario "Row G"
rules ${rules}
combatant Usher of the Host
${stats}combatant Nora (she) of the Players
${stats}combatant Dez (he) of the Players
${stats}round 1
  Usher: punches Dez.
  Nora: punches Usher.
round 2
  Usher: punches Nora.
  Dez: ${does}.
`);
}

/** In some courses Dez is out because of the Host. */
function byTheHost(rules: string, attempt: string): string {
  return `scenario "Row G"
rules ${rules}
combatant Nora (she) of the Players
combatant Dez (he) of the Players
round 1
  Nora: ${attempt}
round 2 if Nora failed
  Dez is out of the fight.
  Nora: waits.
round 2 otherwise
  Nora: waits.
round 3
  Dez: waits.
`;
}

const attackAlgorithm = byTheHost('attack-algorithm', 'tries "the rope" at 1/4.');
const quickShot = byTheHost('quick-shot', 'gambles on "the rope".\n    hard "hold it"');

function read(text: string): Analysis {
  return analyze(text, { file: 'test.clash' });
}

function lastRound(analysis: Analysis): RoundOdds {
  return analysis.scenarios[0]!.chances.odds.rounds.at(-1)!;
}

function hintBehind(analysis: Analysis, words: string): string | undefined {
  const lines = analysis.reading.text.split('\n');
  const hint = inlayHintsOf(
    { analysis, version: 1, includes: new Set<string>() },
    { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } },
    'both',
    new LastValid(),
  ).find(({ position }) => lines[position.line]?.trim() === words);
  return typeof hint?.label === 'string' ? hint.label.replace(hintMark, '') : undefined;
}

const scenarios: readonly (readonly [does: string, rules: string, text: Analysis])[] = [
  ...['helps Nora', 'moves', 'waits', 'flees', 'dodges', 'reloads'].map(
    (does) => [does, 'demon-city-2018', brawl('demon-city-2018', does)] as const,
  ),
  ...['helps Nora', 'waits'].map((does) => [does, 'demon-city-2017', brawl('demon-city-2017', does)] as const),
  ['waits', 'attack-algorithm', read(attackAlgorithm)],
  ['waits', 'quick-shot', read(quickShot)],
];

describe('somebody who in some courses can’t do what needs no throw', () => {
  for (const [does, rules, analysis] of scenarios)
    it(`is reported with the share of courses, as Dez who ${does} in ${rules}`, () => {
      const [dez] = (lastRound(analysis).idle ?? []).filter(({ who }) => who === 'Dez');
      assert.ok(dez?.chance !== undefined);
      const chance = share(dez.chance);
      assert.ok(chance > 0.08 && chance < 0.8, `${chance}`);
      assert.match(hintBehind(analysis, `Dez: ${does}.`) ?? '', /^maybe out of the fight, ≈?\d+%$/u);
    });

  it('has the chance in the hover, on the page, in text and in JSON', () => {
    const analysis = brawl('demon-city-2017', 'waits');
    const { odds } = analysis.scenarios[0]!.chances;
    const round = lastRound(analysis);
    assert.equal(
      idleMarkdown(idleGroups(round.idle ?? [], (who) => who)[0]!, 'over all courses'),
      '**Dez** can’t act in 9.8%: out of the fight (over all courses)',
    );
    assert.match(oddsPage('Row G', round), /^\*\*Dez\*\* can’t act in 9\.8%: out of the fight\.$/mu);
    assert.match(oddsText([odds], analysis.linesOf), /^ {2}Dez can’t act in 9\.8% \(line 14\): out of the fight$/mu);
    assert.match(
      JSON.stringify(oddsJson([odds], analysis.linesOf)),
      /"idle":\[\{"line":14,"who":"Dez","why":"out of the fight","chance":\{/u,
    );
  });

  it('is certainly out if that is so in every course', () => {
    const analysis = read(attackAlgorithm.replace('round 3\n', 'round 3\n  Dez is out of the fight.\n'));
    const [dez] = lastRound(analysis).idle ?? [];
    assert.deepEqual([dez?.who, dez?.chance], ['Dez', undefined]);
    assert.equal(hintBehind(analysis, 'Dez: waits.'), 'out of the fight');
    assert.match(oddsPage('Row G', lastRound(analysis)), /\*\*Dez\*\* can’t act: out of the fight\./u);
  });

  it('is mentioned in a lens only if the chance matters, and several together with their range', () => {
    const source = read(quickShot).scenarios[0]!.scenario.source;
    const of = (who: string, chance?: string): IdleOdds => ({
      who,
      why: 'in a panic',
      source,
      ...(chance === undefined ? {} : { chance: { chance: new Fraction(chance) } }),
    });
    const groups = (...all: readonly IdleOdds[]) => idleGroups(all, (who) => who);
    assert.deepEqual(groups(of('Ash', '1/50')).flatMap(idleHint), []);
    const all = groups(of('Ash', '3/10'), of('Bree'), of('Cole', '1/50'));
    assert.deepEqual(
      all.map((group) => [group.who, cannotWords(group), ...idleHint(group)]),
      [
        ['Ash, Cole', 'can’t act in 2.0% to 30.0%', 'maybe in a panic, 2% to 30%'],
        ['Bree', 'can’t act', 'in a panic'],
      ],
    );
  });
});
