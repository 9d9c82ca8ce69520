/** The effect of several damage throws on somebody, compared with plain enumeration. */
import assert from 'node:assert/strict';
import Fraction from 'fraction.js';
import { struck, type Blow, type BlowResult } from '../../../server/engine/rulesets/demon-city/odds/action-results.ts';
import type { Way } from '../../../server/engine/play/branching.ts';

const start: BlowResult = {
  condition: {
    toughness: 3,
    base: 3,
    worn: false,
    hurt: false,
    out: false,
    panicked: false,
    mayPlace: false,
    gear: [],
  },
  fallen: false,
  chance: new Fraction(1),
};

/** A damage throw that costs 0, 1 or 2 Toughness in these numbers of ten cases. */
const ways = (...weights: readonly bigint[]): readonly Way<number>[] =>
  weights.map((weight, what) => ({ what, weight }));
const blow = (throws: readonly (readonly Way<number>[])[]): Blow => ({ chance: new Fraction(2, 3), throws });

describe('several throws of damage on one fighter', () => {
  it('cost what enumerating all courses gives', () => {
    const throws = [ways(5n, 3n, 2n), ways(1n, 8n, 1n), ways(4n, 4n, 2n)];
    const expected = new Map<number, Fraction>([[0, new Fraction(1, 3)]]);
    for (const one of throws[0]!)
      for (const two of throws[1]!)
        for (const three of throws[2]!) {
          const lost = Math.min(4, one.what + two.what + three.what);
          const chance = new Fraction(Number(one.weight * two.weight * three.weight), 1000).mul(2).div(3);
          expected.set(lost, (expected.get(lost) ?? new Fraction(0)).add(chance));
        }
    const { losses } = struck([start], [blow(throws)]);
    assert.deepEqual(
      [...losses].map(([lost, chance]) => [lost, chance.toFraction()]),
      [...expected].sort(([a], [b]) => a - b).map(([lost, chance]) => [lost, chance.toFraction()]),
    );
  });

  it('take no more work than there are states, however many throws there are', () => {
    const { fates, losses } = struck([start], [blow(Array.from({ length: 40 }, () => ways(5n, 3n, 2n)))]);
    assert.deepEqual([...losses.keys()], [0, 1, 2, 3, 4]);
    assert.equal(fates.reduce((sum, { chance }) => sum.add(chance), new Fraction(0)).toFraction(), '1');
  });
});
