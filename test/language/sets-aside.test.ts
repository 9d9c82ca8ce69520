/** Reasons that are set aside: read, formatted and offered alike in every game. */
import assert from 'node:assert/strict';
import { rulesets, type Scenario } from '../../server/engine/index.ts';
import { completionsAt, formatEdits, readText, withEdits, type Reading } from '../../server/language/index.ts';
import { cursor } from './helper.ts';

const cellar = `rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 3
combatant Bill (he) of the Host
  Agility 2  Toughness 2
situation "a cellar"
  hindrance "the dark" on Ann.
round 1
  Ann: punches Bill.
`;

function reading(text: string, previous?: Reading): Reading {
  return readText(text, { file: 'test.clash', rulesets, ...(previous === undefined ? {} : { previous }) });
}

function scenarioOf(text: string): Scenario {
  return reading(text).scenarios[0]!.scenario;
}

function setAsideIn(below: string): readonly string[] | undefined {
  return scenarioOf(`${cellar}${below}`).rounds[0]?.announcements[0]?.setsAside?.map(({ text }) => text);
}

function offered(below: string): readonly string[] {
  const { text, at } = cursor(`${cellar}${below}`);
  return completionsAt(reading(text), at, rulesets).items.map(({ label }) => label);
}

describe('setting reasons aside', () => {
  it('is read below an announcement and after it, one reason or several', () => {
    assert.deepEqual(setAsideIn('    sets aside "the dark"\n'), ['the dark']);
    assert.deepEqual(setAsideIn('    sets aside "the dark", "higher stat" and "weapon"\n    sets aside “luck”\n'), [
      'the dark',
      'higher stat',
      'weapon',
      'luck',
    ]);
    assert.deepEqual(
      scenarioOf(cellar.replace('Bill.', 'Bill, sets aside "the dark".')).rounds[0]?.announcements[0]?.setsAside
        ?.length,
      1,
    );
    assert.equal(setAsideIn(''), undefined);
  });

  it('isn’t a fact of the game, and asks for what is missing', () => {
    assert.deepEqual(scenarioOf(`${cellar}    sets aside "the dark"\n`).rounds[0]?.announcements[0]?.clauses, []);
    assert.equal(reading(`${cellar}    sets aside\n`).problems.length, 1);
  });

  it('affects only its round when it changes', () => {
    const text = `${cellar}    sets aside "the dark"\nround 2\n  Bill: kicks Ann.\n`;
    const before = reading(text);
    const after = reading(text.replace('aside "the dark"', 'aside "the dusk"'), before);
    const rounds = (each: Reading): Scenario['rounds'] => each.scenarios[0]!.scenario.rounds;
    const [old, now] = [rounds(before), rounds(after)];
    assert.deepEqual(
      now[0]?.announcements[0]?.setsAside?.map((words) => words.text),
      ['the dusk'],
    );
    assert.notEqual(old[0], now[0]);
    assert.equal(old[1], now[1]);
  });

  it('is indented like any clause', () => {
    const written = `${cellar}sets aside "the dark"\n`;
    assert.equal(withEdits(written, formatEdits(reading(written))), `${cellar}    sets aside "the dark"\n`);
  });

  it('is offered below an announcement, and after it the reasons that it has', () => {
    assert.ok(offered('    s$0').includes('sets aside'));
    assert.deepEqual(offered('    sets aside $0'), ['"higher stat"', '"distraction"', '"the dark"']);
  });

  it('is offered within the quotes too, which are closed if needed', () => {
    assert.deepEqual(offered('    sets aside "$0"').toSorted(), ['distraction', 'higher stat', 'the dark']);
    assert.deepEqual(offered('    sets aside "th$0').toSorted(), ['distraction"', 'higher stat"', 'the dark"']);
    assert.deepEqual(offered('    advantage "$0"'), []);
  });
});
