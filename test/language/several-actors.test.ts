/** Several actors by name, with verb and thing in the plural: `Ash and Bree: stab Vidal with their boathooks.` */
import assert from 'node:assert/strict';
import { rulesets as games } from '../../server/engine/index.ts';
import { completionsAt, formatEdits, readText, rename, declaredAt, type Reading } from '../../server/language/index.ts';
import { baseForms, plural, singulars } from '../../server/language/match/word-forms.ts';
import { cursor, file, findingsOf, read, rulesets } from './helper.ts';

const cast = `verb "lassoes": strike
weapon boathook: near
creature Deckhand (he)
combatants Ash and Bree of the Host, each a Deckhand
  carries boathook, knife
combatant Vidal (she) of the Players
combatant Gant (he) of the Players
round 1
`;

function announced(line: string): string {
  const reading = read(`${cast}  ${line}\n`);
  const [announcement] = reading.scenarios[0]?.scenario.rounds[0]?.announcements ?? [];
  const problems = findingsOf(reading);
  if (announcement === undefined || problems.length > 0) return problems.join('; ');
  const { actors, verb, targets, clauses } = announcement;
  const things = clauses.map((clause) => clause.kind);
  return [actors.map(({ id }) => id).join(), verb.text, targets.map(({ id }) => id).join(), ...things].join(' ').trim();
}

describe('several actors', () => {
  for (const [line, said] of [
    ['Ash and Bree: hit Vidal', 'Ash,Bree hits Vidal'],
    ['Ash and Bree: hits Vidal', 'Ash,Bree hits Vidal'],
    ['Ash, Bree: duck', 'Ash,Bree ducks'],
    ['Ash, Bree and Gant: break free from Vidal', 'Ash,Bree,Gant breaks free Vidal'],
    ['every Deckhand and Gant: run', 'Ash,Bree,Gant runs'],
    ['Ash and Bree: lasso Vidal', 'Ash,Bree lassoes Vidal'],
    ['Ash and Bree: hit Vidal with their boathooks', 'Ash,Bree hits Vidal in-hand'],
    ['every Deckhand: hits Vidal', 'Ash,Bree hits Vidal'],
  ] as const) {
    it(`are read: ${line}`, () => assert.equal(announced(line), said));
  }

  for (const [line, said] of [
    ['Ash and Bree: hti Vidal', '9: hti | “hti” isn’t understood here. Did you mean “hit”?'],
  ] as const) {
    it(`aren’t read: ${line}`, () => assert.equal(announced(line), said));
  }

  it('may use every verb of every game', () => {
    for (const ruleset of games) {
      for (const { word, takes } of ruleset.vocabulary.verbs) {
        const [base] = baseForms(word);
        const after = takes
          .replace(/\[(?:[^[\]]|\[[^\]]*\])*\]/gu, '')
          .replace(/\(([^|()]*)\|[^()]*\)/gu, '$1')
          .replace(/\(([^|()]*)\|[^()]*\)/gu, '$1')
          .replace('{attributes:attributes}', 'STR')
          .replace(/\{(?:tongue|medium):word\}/gu, 'Drillshout')
          .replace(/\{matter:([^|}]*)[^}]*\}/u, '$1')
          .replace('{thing}', 'the net')
          .replace(/\{(?:targets?|beside)(?::\w+)?\}/gu, 'Vidal')
          .replace(/\{object(?::\w+)?\}/u, '"the door"');
        const reading = readText(
          `rules ${ruleset.id}\ncombatants Ash and Bree of the Host\ncombatant Vidal (she) of the Players\nround 1\n  Ash and Bree: ${base ?? ''} ${after}\n`,
          { file, rulesets: games },
        );
        assert.deepEqual(reading.problems, [], `${ruleset.id} ${word}`);
        assert.equal(reading.scenarios[0]?.scenario.rounds[0]?.announcements[0]?.verb.text, word);
      }
    }
  });

  it('use what each of them carries', () => {
    const things = ['their boathooks', 'their knives', 'her boathook', 'the boathooks', 'their "boathooks"'].map(
      (thing) => {
        const reading = readText(
          `rules demon-city-2018\nweapon boathook: reach\ncombatants Ash and Bree of the Host\n  carries boathook, knife\ncombatant Vidal (she) of the Players\nround 1\n  Ash and Bree: stab Vidal with ${thing}\n`,
          { file, rulesets: games },
        );
        return thingIn(reading);
      },
    );
    assert.deepEqual(things, ['boathook', 'knife', 'boathook', undefined, undefined]);
  });

  it('have plural verbs offered, and one actor has singular ones', () => {
    const verbsAt = (line: string): readonly string[] => {
      const { text, at } = cursor(`${cast}  ${line}`);
      return completionsAt(read(text), at, rulesets)
        .items.filter(({ kind }) => kind === 'verb')
        .map(({ label }) => label);
    };
    assert.deepEqual(verbsAt('Ash and Bree: $0'), ['lasso', 'hit', 'throw', 'duck', 'break free', 'run', 'wait']);
    assert.deepEqual(verbsAt('Ash: $0'), ['lassoes', 'hits', 'throws', 'ducks', 'breaks free', 'runs', 'waits']);
    assert.deepEqual(verbsAt('every Deckhand: $0'), [
      'lassoes',
      'hits',
      'throws',
      'ducks',
      'breaks free',
      'runs',
      'waits',
    ]);
  });

  it('keep the written form when the text is formatted', () => {
    const text = `${cast}  Ash and Bree: hit Vidal.\n  Ash and Gant: hits Vidal.\n`;
    assert.deepEqual(formatEdits(read(text)), []);
  });

  it('keep the written form when the verb or the thing is renamed', () => {
    const text = `${cast}  Ash and Bree: lasso Vidal with their boathooks.\n`;
    assert.equal(
      renamed(read(text), text.indexOf('lassoes'), 'catches'),
      `${cast.replace('lassoes', 'catches')}  Ash and Bree: catch Vidal with their boathooks.\n`,
    );
    assert.equal(
      renamed(read(text), text.indexOf('boathook'), 'torch'),
      `${cast.replaceAll('boathook', 'torch')}  Ash and Bree: lasso Vidal with their torches.\n`,
    );
  });

  it('are read again when their verb or thing is declared', () => {
    const [verb, thing] = ['verb "lassoes": strike\n', 'weapon boathook: near\n'];
    const text = `${cast.replace(', knife', '').replace('carries boathook', 'carries rope')}  Ash and Bree: lasso Vidal with their boathooks.\n`;
    for (const line of [verb, thing]) {
      const before = read(text.replace(line, ''));
      const again = read(text, { previous: before });
      assert.equal(again.scenarios[0]?.scenario.rounds[0]?.announcements[0]?.verb.text, 'lassoes');
      assert.equal(thingIn(again), 'boathook');
      assert.deepEqual(findingsOf(again), []);
      const without = read(text.replace(line, ''), { previous: again });
      assert.deepEqual(findingsOf(without), findingsOf(before));
      assert.equal(thingIn(without), thingIn(before));
    }
  });
});

describe('forms of words', () => {
  for (const [verb, base] of [
    ['punches', 'punch'],
    ['slashes', 'slash'],
    ['uses', 'use'],
    ['flees', 'flee'],
    ['parries', 'parry'],
    ['dodges', 'dodge'],
    ['ties', 'tie'],
    ['searches for', 'search for'],
    ['picks the pocket of', 'pick the pocket of'],
    ['tosses', 'toss'],
    ['goes', 'go'],
    ['buzzes', 'buzz'],
  ] as const) {
    it(`of a verb: ${verb}`, () => assert.equal(baseForms(verb)[0], base));
  }

  it('of an uninflected verb don’t exist', () =>
    assert.deepEqual([baseForms('must'), baseForms('pass'), baseForms('is')], [[], [], []]));

  for (const thing of ['boathook', 'torch', 'axe', 'staff', 'baton', 'ferry']) {
    it(`of a thing: ${thing}`, () => assert.ok(singulars(plural(thing)).includes(thing)));
  }

  it('of a thing: knives', () => assert.ok(singulars('knives').includes('knife')));

  it('of a thing: staves', () => assert.ok(singulars('staves').includes('staff')));
});

/** What the last sentence is done with, by its declared name. */
function thingIn({ statements }: Reading): string | undefined {
  return statements.at(-1)?.parts[1]?.slots.name('thing').id;
}

function renamed(reading: Reading, offset: number, to: string): string {
  const declared = declaredAt(reading, offset)?.declared;
  const renaming = declared === undefined ? undefined : rename([{ reading, declared }], to);
  if (renaming?.is !== 'edits') return 'refused';
  return [...renaming.edits]
    .sort((one, other) => other.start - one.start)
    .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), reading.text);
}
