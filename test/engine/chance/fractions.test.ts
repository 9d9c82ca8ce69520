/** Fractions of one total are reduced as the library reduces each of them. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { fractionsOf } from '../../../server/engine/chance/fractions.ts';

/** A total with many divisors and weights that share some of them, as numbers of deals do. */
const shares = fc
  .record({
    total: fc
      .tuple(fc.bigInt(1n, 2n ** 70n), fc.integer({ min: 1, max: 400 }))
      .map(([number, multiple]) => number * BigInt(multiple) ** 6n),
    parts: fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 400 })), {
      minLength: 1,
      maxLength: 12,
    }),
  })
  .map(({ total, parts }) => ({
    total,
    weights: parts.flatMap(([a, b]) => [(total * BigInt(Math.min(a, b))) / BigInt(b), total / BigInt(b)]),
  }));

describe('fractionsOf', () => {
  it('reduces every weight, whichever came before', () => {
    fc.assert(
      fc.property(shares, ({ total, weights }) => {
        const fractionOf = fractionsOf(total);
        for (const weight of weights) {
          const { s, n, d } = fractionOf(weight);
          const { s: sign, n: above, d: below } = new Fraction(weight, total);
          assert.deepEqual([s, n, d], [sign, above, below]);
        }
      }),
    );
  });

  it('returns the same object for the same weight', () => {
    const fractionOf = fractionsOf(360n);
    assert.deepEqual(
      [0n, 360n, 90n, 100n, 90n, 7n].map((weight) => fractionOf(weight).toFraction()),
      ['0', '1', '1/4', '5/18', '1/4', '7/360'],
    );
    assert.equal(fractionOf(90n), fractionOf(90n));
  });
});
