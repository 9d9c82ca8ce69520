/** Everybody’s state where another card is drawn for The Fool in damage: the option of reading t28. */
import assert from 'node:assert/strict';
import { runToEnd, rulesets, seededThrows, type OutcomeOdds, type Timeline } from '../../../server/engine/index.ts';
import { readText } from '../../../server/language/index.ts';
import { chancesInPlay } from './every-play.ts';

const figuresOf = (odds: OutcomeOdds | undefined): readonly string[] =>
  ['out of the fight', 'unhurt'].map((state) => odds?.get(state)?.chance.toFraction() ?? 'not known');

/** The chances of Bill being out of the fight, and unhurt, by the odds. */
function inOdds(text: string): { readonly odds: readonly string[]; readonly pinned: readonly string[] } {
  const { scenario, ruleset } = readText(text, { file: 'test.clash', rulesets }).scenarios[0]!;
  const [round] = runToEnd(ruleset.odds(scenario, { throws: seededThrows(1), seed: 1 })).rounds;
  const bill = round?.standing?.find(({ who }) => who === 'Bill');
  return { odds: figuresOf(bill?.odds), pinned: figuresOf(bill?.pinned) };
}

/** The same over all plays. */
function inPlay(text: string): readonly string[] {
  const bill = (timeline: Timeline) => timeline.rounds.at(-1)!.after.combatants.find(({ name }) => name === 'Bill')!;
  const toughness = (timeline: Timeline) => bill(timeline).tracks.find(({ name }) => name === 'Toughness')!;
  return chancesInPlay(text, [
    (timeline) => bill(timeline).conditions.includes('out of the fight'),
    (timeline) => toughness(timeline).now === toughness(timeline).base,
  ]);
}

const fight = (deck: string, toughness: number, clauses = '', more = ''): string =>
  `option fool in damage redrawn\ncombatant Ann of the Players\n  Agility 3  Toughness 3\ncombatant Bill of the Host\n  Agility 3  Toughness ${toughness}\n${more}deck of the Players: ${deck}\nround 1\nAnn: punches Bill. no distraction\n${clauses}`;

describe('The Fool redrawn in damage', () => {
  it('has exact odds: those of a damage throw without it', () => {
    // Ann hits with the 4 and the 9. With the 4 on the table damage is 1 or 9, with the 9 it is 1 or 4, whether or not
    // The Fool comes first: one in two leaves Bill at 0, and one in two is too much for him.
    const text = fight('1, 4, 9, "The Fool"', 1);
    assert.deepEqual(inOdds(text).odds, ['1/4', '1/2']);
    assert.deepEqual(inPlay(text), ['1/4', '1/2']);
  });

  it('has the odds of all plays, with several cards of damage, several Fools, and cards that two throw', () => {
    const foe = 'combatant Cid of the Players\n  Agility 2  Toughness 2\n';
    for (const text of [
      fight('1, 2, 4, 6, 9, "The Fool"', 2),
      fight('1, 2, 5, 9, 2 of "The Fool"', 2),
      fight('1, 4, 6, 7, "The Fool"', 1, 'Cid: moves to the door.\n  interferes with Bill\n', foe),
    ]) {
      assert.deepEqual(inOdds(text).odds, inPlay(text), text);
    }
  });

  it('has the odds of all plays given pins', () => {
    const pinned = fight('1, 2, 4, 6, 9, "The Fool"', 2, '  throws 6\n');
    assert.deepEqual(inOdds(pinned).pinned, inPlay(pinned));
    // Which card is drawn for a pinned Fool is unknown.
    assert.deepEqual(inOdds(fight('1, 4, 9, "The Fool"', 1, '  damage throws "The Fool"\n')).pinned, [
      'not known',
      'not known',
    ]);
  });

  it('counts 0 where the scenario doesn’t choose otherwise', () => {
    const text = fight('1, 4, 9, "The Fool"', 1).replace('option fool in damage redrawn\n', '');
    // The Fool is one of three cards left for damage.
    assert.deepEqual(inOdds(text).odds, ['1/6', '2/3']);
  });
});
