/** The fast odds of dice equal those of enumerating every roll, for all pools up to three against three. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import {
  areDiceCountable,
  chanceAbove,
  diceChances,
  diceTaskChances,
  dieFaces,
  enumerateDice,
  enumerateDiceTask,
  highestOfDice,
  lowestOfDice,
} from '../../../../server/engine/chance/index.ts';
import type { DiceContest, DiceHand } from '../../../../server/engine/chance/index.ts';
import { figuresOf, taskFigures } from './notation.ts';

const pools = [0, 1, 2, 3];
const faces = Array.from({ length: dieFaces }, (_, face) => face + 1);
const sides = [
  ['Players', 'Host'],
  ['Players', 'Players'],
] as const;

/** Nothing held, or one die of each face, once as a die among others and once as the one that counts. */
const held: readonly Pick<DiceHand, 'held' | 'keepsHeld'>[] = [
  {},
  ...[false, true].flatMap((keepsHeld) => faces.map((face) => ({ held: [face], keepsHeld }))),
];

/**
 * Compares all figures; every weight is a whole number of rolls, cut in as many parts as tied allies can be drawn in.
 */
function assertExact(contest: DiceContest): void {
  const fast = diceChances(contest);
  assert.equal(figuresOf(fast), figuresOf(enumerateDice(contest)));
  const rolls = contest.hands.reduce((product, { dice }) => product * BigInt(dieFaces) ** BigInt(dice), 1n) * 6n;
  const sum = [...fast.hands.values()].reduce((all, { acts }) => all.add(acts), fast.tie);
  assert.equal(sum.toFraction(), '1');
  if (contest.hands.some(({ keepsHeld }) => keepsHeld)) return;
  for (const { acts, critical, fumble } of fast.hands.values())
    assert.ok([acts, critical, fumble, fast.tie].every(({ d }) => rolls % d === 0n));
}

describe('pools up to three dice', () => {
  for (const [mine, other] of sides) {
    it(`agree with enumeration as ${mine === other ? 'allies' : 'opponents'}`, () => {
      for (const left of pools)
        for (const right of pools) {
          assertExact({
            hands: [
              { id: 'Ann', side: mine, dice: left },
              { id: 'Bill', side: other, dice: right },
            ],
          });
        }
    });
  }

  it('agree with enumeration with any die held', () => {
    for (const own of held)
      for (const left of [0, 1, 3])
        for (const right of pools) {
          assertExact({
            hands: [
              { id: 'Ann', side: 'Players', dice: left, ...own },
              { id: 'Bill', side: 'Host', dice: right },
            ],
          });
        }
  }).timeout(60_000);

  it('agree with enumeration where allies may tie', () => {
    for (const a of [1, 2, 3])
      for (const b of [1, 2])
        for (const c of [1, 3])
          for (const side of ['Host', 'Cult']) {
            assertExact({
              hands: [
                { id: 'Ann', side: 'Players', dice: a },
                { id: 'Bea', side: 'Players', dice: b },
                { id: 'Cas', side: 'Host', dice: c },
                { id: 'Dee', side, dice: 1 },
              ],
            });
          }
  }).timeout(60_000);

  it('agree with enumeration as tasks, against a number and against dice', () => {
    for (const dice of pools)
      for (const own of held) {
        for (const number of [-1, 0, ...faces, 11, 2.5])
          assert.equal(
            taskFigures(diceTaskChances({ dice, ...own }, { number })),
            taskFigures(enumerateDiceTask({ dice, ...own }, { number })),
          );
        for (const other of pools) {
          const fast = diceTaskChances({ dice, ...own }, { dice: other });
          assert.equal(taskFigures(fast), taskFigures(enumerateDiceTask({ dice, ...own }, { dice: other })));
          assert.equal(fast.succeeds.add(fast.tie).add(fast.fails).toFraction(), '1');
        }
      }
  }).timeout(60_000);

  it('have the highest and the lowest die that rolling them shows', () => {
    for (const dice of [1, 2, 3])
      for (const face of [0, ...faces]) {
        const rolls = everyRoll(dice);
        const share = (pick: (roll: readonly number[]) => number): string =>
          chanceOf(rolls.filter((roll) => pick(roll) > face).length, rolls.length);
        assert.equal(
          chanceAbove(highestOfDice(dice), face).toFraction(),
          share((roll) => Math.max(...roll)),
        );
        assert.equal(
          chanceAbove(lowestOfDice(dice), face).toFraction(),
          share((roll) => Math.min(...roll)),
        );
      }
  });
});

describe('areDiceCountable', () => {
  const hands = (count: number, dice: (at: number) => number): DiceContest => ({
    hands: Array.from({ length: count }, (_, at) => ({ id: `h${at}`, side: `s${at % 2}`, dice: dice(at) })),
  });

  it('is true for whatever a writer would draft', () => {
    assert.ok(areDiceCountable(hands(30, (at) => 1 + at)));
    assert.ok(areDiceCountable(hands(100, (at) => 1 + (at % 10))));
    assert.ok(areDiceCountable(hands(2, () => 1_000)));
  });

  it('is false for a hundred hands of a hundred dice, and for a pool of a million', () => {
    assert.ok(!areDiceCountable(hands(100, () => 100)));
    assert.ok(!areDiceCountable(hands(2, () => 1_000_000)));
  });
});

function everyRoll(dice: number): readonly (readonly number[])[] {
  return dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((roll) => faces.map((face) => [...roll, face]));
}

function chanceOf(some: number, all: number): string {
  return new Fraction(some, all).toFraction();
}
