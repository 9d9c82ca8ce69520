/** Sums of independent values and their figures, compared with enumerating every roll. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  addUp,
  atLeast,
  chanceOf,
  chances,
  compared,
  diceSum,
  everyRoll,
  hitsOf,
  hitWeights,
  meanOf,
} from '../../../../server/engine/chance/index.ts';
import type { HitPool, Weights } from '../../../../server/engine/chance/index.ts';
import { countedValues, fewPools, figuresOf, poolOf, poolsOf } from './notation.ts';

const numRuns = Number(process.env['CLASHWRIGHT_RUNS'] ?? 100);

function hitsOfAll(pools: readonly HitPool[]): Weights {
  return addUp(pools.map(hitWeights));
}

/** The hits of all pools together, roll by roll. */
function everySum(pools: readonly HitPool[]): readonly number[] {
  return [...everyRoll(pools)].map((rolls) => rolls.reduce((sum, roll, at) => sum + hitsOf(pools[at]!, roll), 0));
}

describe('addUp', () => {
  it('gives the distribution of the hits of all pools together', () => {
    fc.assert(
      fc.property(fewPools, (pools) => {
        assert.deepEqual(hitsOfAll(pools), countedValues(everySum(pools)));
      }),
      { numRuns },
    );
  });

  it('adds equal pools once for each', () => {
    for (const count of [1, 2, 3, 7, 30]) {
      assert.deepEqual(
        hitsOfAll(new Array<HitPool>(count).fill(poolOf('1 dice at 4/6'))),
        hitWeights(poolOf(`${count} dice at 4/6`)),
      );
    }
  });

  it('distinguishes pools that only have equal chances, and finds equal ones in any position', () => {
    assert.deepEqual(hitsOfAll(poolsOf('1 dice at 2/4; 1 dice at 3/6; 1 dice at 2/4')), {
      weights: [12n, 36n, 36n, 12n],
      total: 96n,
    });
  });

  it('is certainly 0 for no pools', () => {
    assert.deepEqual(addUp([]), { weights: [1n], total: 1n });
  });
});

describe('diceSum', () => {
  it('counts how often each sum of the dice occurs', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 4, 6, 8), { maxLength: 4 }), (faces) => {
        const sums = [...everyRoll(faces.map((of) => poolOf(`1 dice at 0/${of}`)))].map((rolls) =>
          rolls.flat().reduce((sum, face) => sum + face, 0),
        );
        assert.deepEqual(diceSum(faces), countedValues(sums));
      }),
      { numRuns },
    );
  });

  it('is 7/2 on average for one die of six faces (aa-t32)', () => {
    assert.equal(meanOf(diceSum([6])).toFraction(), '7/2');
  });

  it('leaves out a die without faces', () => {
    assert.deepEqual(diceSum([0, 4, -3, NaN, Infinity]), diceSum([4]));
  });
});

describe('the figures of a distribution', () => {
  const three = hitWeights(poolOf('3 dice at 3/6'));

  it('give the chance of each value', () => {
    assert.equal(figuresOf(three), '1/8 3/8 3/8 1/8');
    assert.deepEqual(
      [-1, 0, 2, 3, 4].map((value) => chanceOf(three, value).toFraction()),
      ['0', '1/8', '3/8', '1/8', '0'],
    );
  });

  it('give the chance of a value or more', () => {
    assert.deepEqual(
      [-1, 0, 1, 2, 3, 4].map((value) => atLeast(three, value).toFraction()),
      ['1', '1', '7/8', '1/2', '1/8', '0'],
    );
  });

  it('give the mean', () => {
    fc.assert(
      fc.property(fewPools, (pools) => {
        const all = hitsOfAll(pools);
        const sums = everySum(pools);
        assert.equal(
          meanOf(all).toFraction(),
          chances(all)
            .reduce((sum, chance, value) => sum.add(chance.mul(value)), meanOf(addUp([])))
            .toFraction(),
        );
        assert.equal(meanOf(all).mul(sums.length).toFraction(), String(sums.reduce((sum, hits) => sum + hits, 0)));
      }),
      { numRuns },
    );
  });
});

describe('compared', () => {
  it('counts in how many rolls of both each has more', () => {
    fc.assert(
      fc.property(fewPools, fewPools, (one, other) => {
        const [ones, others] = [everySum(one), everySum(other)].map(countedValues) as [Weights, Weights];
        const count = (happens: (a: number, b: number) => boolean): bigint =>
          ones.weights.reduce(
            (sum, first, a) =>
              sum + others.weights.reduce((part, second, b) => part + (happens(a, b) ? first * second : 0n), 0n),
            0n,
          );
        assert.deepEqual(compared(hitsOfAll(one), hitsOfAll(other)), {
          total: count(() => true),
          first: count((a, b) => a > b),
          second: count((a, b) => a < b),
          none: count((a, b) => a === b && a === 0),
          equal: count((a, b) => a === b && a > 0),
        });
      }),
      { numRuns },
    );
  });

  it('is symmetric in the sides, for thirty against thirty', () => {
    const side = (from: number): Weights =>
      hitsOfAll(
        Array.from({ length: 30 }, (_, at) =>
          poolOf(`${1 + ((from + 5 * at) % 6)} dice at ${1 + ((from + at) % 5)}/${at % 2 === 0 ? 6 : 8}`),
        ),
      );
    const [there, back] = [compared(side(1), side(2)), compared(side(2), side(1))];
    assert.deepEqual(there, { ...back, first: back.second, second: back.first });
    assert.equal(there.first + there.second + there.none + there.equal, there.total);
    assert.ok(there.first !== there.second && there.none > 0n);
  });
});
