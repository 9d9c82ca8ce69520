/** Names, in full and in short forms. */
import assert from 'node:assert/strict';
import { findingsOf, inRound, read, rowsOf, scenarioOf } from './helper.ts';

/** The targets of the last announcement: `text -> id`. */
function targets(cast: string, sentence: string): readonly string[] {
  const scenario = scenarioOf(`${cast}\ncombatant Zed of the Host\nround 1\n  Zed: hits ${sentence}`);
  return (
    scenario.rounds
      .at(-1)
      ?.announcements.at(-1)
      ?.targets.map(({ text, id }) => `${text} -> ${id ?? '?'}`) ?? []
  );
}

const cases: readonly (readonly [name: string, cast: string, sentence: string, ...expected: string[]])[] = [
  ['the full name', 'combatant Marta Quill of the Players', 'Marta Quill', 'Marta Quill -> Marta Quill'],
  ['any word of it', 'combatant Marta Quill of the Players', 'Quill', 'Quill -> Marta Quill'],
  ['articles are read over', 'combatant the Drowned Bride of the Players', 'the Bride', 'Bride -> Drowned Bride'],
  [
    'a word of two names is nobody’s short form',
    'combatants Agent Ash and Agent Bo of the Players',
    'Agent',
    'Agent -> ?',
  ],
  ['the longest name wins', 'combatants Ann and Ann Bly of the Players', 'Ann Bly', 'Ann Bly -> Ann Bly'],
  ['a full name wins over a short form', 'combatants Ann and Ann Bly of the Players', 'Ann', 'Ann -> Ann'],
  ['a number may belong to a name', 'combatants Guard 1, Guard 2 of the Players', 'Guard 2', 'Guard 2 -> Guard 2'],
  [
    'small words within a name',
    'combatant Otto von Hagen of the Players',
    'Otto von Hagen',
    'Otto von Hagen -> Otto von Hagen',
  ],
  ['small letters in quotes', 'combatant "the old man" of the Players', 'the old man', 'old man -> old man'],
  ['scripts without capitals', 'combatant 佐藤 of the Players', '佐藤', '佐藤 -> 佐藤'],
  ['apostrophes, straight or curly', "combatant O'Hara of the Players", 'O’Hara', "O'Hara -> O'Hara"],
  [
    'a shortened article before a capital',
    "combatant Zoë d'Arcy of the Players",
    'Zoë d’Arcy',
    "Zoë d'Arcy -> Zoë d'Arcy",
  ],
  ['lists', 'combatants Ann, Bo and Cy of the Players', 'Ann, Bo and Cy', 'Ann -> Ann', 'Bo -> Bo', 'Cy -> Cy'],
  [
    'all bodies of a creature',
    'creature Rat\ncombatants Ash and Bo of the Players, each a Rat',
    'every Rat',
    'Ash -> Ash',
    'Bo -> Bo',
  ],
  ['names nobody has', 'combatant Ann of the Players', 'Captain Nobody', 'Captain Nobody -> ?'],
  ['an article that is a name', 'combatants A and B of the Players', 'A', 'A -> A'],
];

describe('names', () => {
  for (const [name, cast, sentence, ...expected] of cases)
    it(name, () => {
      assert.deepEqual(targets(cast, sentence), expected);
    });

  it('keep their article and pronoun', () => {
    const [combatant] = scenarioOf('combatant the Ghoul (it) of the Host').combatants;
    assert.deepEqual([combatant?.name, combatant?.article, combatant?.pronoun], ['Ghoul', 'the', 'it']);
  });

  it('of things are found completely, in a list up to its comma', () => {
    const [combatant] = scenarioOf(
      'combatant Ann of the Players\n  carries a throwing axe (loaded), her lucky coin and knife',
    ).combatants;
    assert.deepEqual(
      combatant?.carries.map(({ text, id, state }) => [text, id, state]),
      [
        ['throwing axe', 'throwing axe', 'loaded'],
        ['lucky coin', 'lucky coin', undefined],
        ['knife', 'knife', undefined],
      ],
    );
  });

  it('that are undeclared can be read', () => {
    assert.deepEqual(findingsOf(read(inRound('Nobody At All: hits Someone Else'))), []);
  });

  it('of a side may be that of a single combatant', () => {
    const reading = read('combatant Ann on her own, run by the Players\nround 1\nround 2 if Ann acted');
    assert.deepEqual(findingsOf(reading), []);
    assert.deepEqual(reading.scenarios[0]?.scenario.sides.at(-1)?.alone, true);
  });

  it('apply in their own scenario only, those of the head in all', () => {
    const reading = read(
      'combatant Ann of the Players\nscenario "One"\ncombatant Bo of the Host\nround 1\n Bo: hits Ann\nscenario "Two"\nround 1\n Bo: hits Ann',
    );
    const ids = reading.scenarios
      .map(({ scenario }) => scenario.rounds[0]?.announcements[0])
      .map((each) => [each?.actors[0]?.id, each?.targets[0]?.id]);
    assert.deepEqual(ids, [
      ['Bo', 'Ann'],
      [undefined, 'Ann'],
    ]);
  });

  it('of added verbs make announcements', () => {
    const rows = rowsOf(read(`verb "garrottes": strike\n${inRound('Ann: garrottes the Bear quietly')}`));
    assert.equal(rows.at(-1), 'announcement-garrottes actors=Ann verb=garrottes targets=the Bear + quietly');
  });
});
