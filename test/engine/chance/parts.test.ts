/** Parts and sums of chances, compared with the library’s own arithmetic. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { bothOf, meanOfChances, partOf, restOf, sumOf } from '../../../server/engine/chance/index.ts';

const chance = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([one, other]) => (one < other ? new Fraction(one, other) : new Fraction(other, one === 0n ? other : one)));

function same(one: Fraction, other: Fraction): void {
  assert.deepEqual([one.s, one.n, one.d], [other.s, other.n, other.d]);
}

describe('parts of chances', () => {
  it('are in lowest terms, as in the library', () => {
    fc.assert(
      fc.property(
        chance,
        fc.bigInt({ min: 0n, max: 1000n }),
        fc.bigInt({ min: 1n, max: 1000n }),
        (whole, weight, total) => {
          same(partOf(whole, weight, total), whole.mul(new Fraction(weight, total)));
        },
      ),
    );
  });

  it('are 0 of 0, and leave the rest', () => {
    same(partOf(new Fraction(0), 3n, 4n), new Fraction(0));
    same(partOf(new Fraction(1, 3), 0n, 4n), new Fraction(0));
    fc.assert(fc.property(chance, (one) => same(restOf(one), new Fraction(1).sub(one))));
    same(restOf(new Fraction(1)), new Fraction(0));
  });

  it('add up, combine, and have a mean', () => {
    fc.assert(
      fc.property(fc.array(chance, { maxLength: 6 }), (chances) => {
        same(
          sumOf(chances),
          chances.reduce((sum, each) => sum.add(each), new Fraction(0)),
        );
        same(
          meanOfChances(new Map(chances.map((each, value) => [value, each]))),
          chances.reduce((sum, each, value) => sum.add(each.mul(value)), new Fraction(0)),
        );
      }),
    );
    fc.assert(fc.property(chance, chance, (one, other) => same(bothOf(one, other), one.mul(other))));
    same(bothOf(new Fraction(1), new Fraction(2, 3)), new Fraction(2, 3));
  });
});
