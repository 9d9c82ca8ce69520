/** Dice by themselves: standard and massive damage of the dice edition (reading, section 7). */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { chanceAbove, highestOfDice, lowestOfDice } from '../../../../server/engine/chance/index.ts';
import type { ValueChances } from '../../../../server/engine/chance/index.ts';

function mean(values: ValueChances): Fraction {
  return [...values].reduce((sum, [value, chance]) => sum.add(chance.mul(value)), new Fraction(0));
}

function isRounded(exact: Fraction | undefined, shown: string): boolean {
  const half = new Fraction(1, 2 * 10 ** (shown.split('.')[1] ?? '').length);
  return exact?.sub(shown).abs().lte(half) === true;
}

describe('the lowest of some dice', () => {
  for (const [dice, shown] of [
    [1, '5.5'],
    [2, '3.85'],
    [3, '3.025'],
    [4, '2.533'],
    [5, '2.208'],
  ] as const) {
    it(`is ${shown} on average of ${dice}`, () => {
      const exact = mean(lowestOfDice(dice));
      assert.ok(isRounded(exact, shown), exact.toString());
    });
  }

  for (const [base, shown] of [
    [0, '1'],
    [1, '.90'],
    [2, '.64'],
    [3, '.343'],
    [4, '.1296'],
    [5, '.0312'],
  ] as const) {
    it(`takes a fresh character of Toughness ${base} to -1 or less with a chance of ${shown}`, () => {
      const exact = chanceAbove(lowestOfDice(Math.max(1, base)), base);
      assert.ok(isRounded(exact, shown), exact.toString());
    });
  }

  it('is given in ascending order', () => {
    assert.deepEqual(
      [...lowestOfDice(2)].map(([value, chance]) => [value, chance.mul(100).valueOf()]),
      [19, 17, 15, 13, 11, 9, 7, 5, 3, 1].map((rolls, at) => [at + 1, rolls]),
    );
  });
});

describe('the highest of some dice', () => {
  it('gives 2.52 on average for a Characteristic by the method of 2017: half of it, and on 9 or 10 a second roll for 5 or 2 (reading, 1.6 and section 7)', () => {
    const one = highestOfDice(1);
    const again = mean(
      new Map([
        [5, chanceAbove(one, 8)],
        [2, chanceAbove(one, 8).neg().add(1)],
      ]),
    );
    const exact = [...one].reduce(
      (sum, [value, chance]) => sum.add(chance.mul(value > 8 ? again : Math.ceil(value / 2))),
      new Fraction(0),
    );
    assert.ok(isRounded(exact, '2.52'), exact.toString());
  });

  it('has each value’s count among a hundred rolls of two', () => {
    assert.deepEqual(
      [...highestOfDice(2)].map(([value, chance]) => [value, chance.mul(100).valueOf()]),
      [1, 3, 5, 7, 9, 11, 13, 15, 17, 19].map((rolls, at) => [at + 1, rolls]),
    );
  });

  it('adds up to one for many dice', () => {
    assert.equal([...highestOfDice(100).values()].reduce((sum, chance) => sum.add(chance)).toFraction(), '1');
    assert.equal([...lowestOfDice(100).values()].reduce((sum, chance) => sum.add(chance)).toFraction(), '1');
  });

  it('is 0 without dice, as is the lowest', () => {
    for (const values of [highestOfDice(0), lowestOfDice(0)]) {
      assert.deepEqual(
        [...values].map(([value, chance]) => `${value}: ${chance.toFraction()}`),
        ['0: 1'],
      );
    }
  });
});
