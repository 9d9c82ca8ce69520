/** The hits of one pool, compared with enumerating every roll. */
import assert from 'node:assert/strict';
import { everyRoll, hitsOf, hitWeights, rollPool } from '../../../../server/engine/chance/index.ts';
import type { HitPool } from '../../../../server/engine/chance/index.ts';
import { countedValues, everyCount, figuresOf, poolOf } from './notation.ts';

function enumerated(pool: HitPool): ReturnType<typeof countedValues> {
  return countedValues([...everyRoll([pool])].map(([roll]) => hitsOf(pool, roll!)));
}

describe('hitWeights', () => {
  for (const difficulty of ['1/4', '3/4', '1/6', '2/6', '3/6', '4/6', '5/6', '1/8', '7/8']) {
    it(`counts the rolls at ${difficulty}, whatever is held and however hits count`, () => {
      for (const dice of [0, 1, 2, 3, 4])
        for (const counts of everyCount)
          for (const held of ['', ', held 1', ', held 8', ', held 1 8', ', held 1 1']) {
            const line = `${dice} dice at ${difficulty}, ${counts}${held}`;
            assert.deepEqual(hitWeights(poolOf(line)), enumerated(poolOf(line)), line);
          }
    });
  }

  it('is certainly 0 for a pool without dice', () => {
    for (const counts of everyCount)
      assert.deepEqual(hitWeights(poolOf(`0 dice at 3/6, ${counts}`)), { weights: [1n], total: 1n });
  });

  it('counts the held dice', () => {
    assert.equal(figuresOf(hitWeights(poolOf('0 dice at 4/6, each, held 4 5 1'))), '0 0 1');
    assert.equal(figuresOf(hitWeights(poolOf('1 dice at 4/6, one if all, held 4'))), '1/3 2/3');
    assert.equal(figuresOf(hitWeights(poolOf('1 dice at 4/6, one if all, held 5'))), '1');
  });

  it('treats impossible numbers as the nearest possible ones', () => {
    const odd = { dice: 2, hit: 3, of: 6, counts: 'each' } as const;
    assert.equal(figuresOf(hitWeights({ ...odd, hit: 9 })), '0 0 1');
    assert.equal(figuresOf(hitWeights({ ...odd, hit: -1 })), '1');
    assert.equal(figuresOf(hitWeights({ ...odd, hit: 3.5 })), '1/4 1/2 1/4');
    assert.equal(figuresOf(hitWeights({ ...odd, dice: -2 })), '1');
    assert.equal(figuresOf(hitWeights({ ...odd, dice: NaN })), '1');
    assert.equal(figuresOf(hitWeights({ ...odd, of: 0 })), '0 0 1');
    for (const change of [
      { hit: 9 },
      { hit: -1 },
      { hit: 3.5 },
      { hit: NaN },
      { dice: -2 },
      { dice: 1.5 },
      { dice: Infinity },
      { of: 0 },
      { of: NaN },
    ]) {
      const pool = { ...odd, ...change };
      assert.deepEqual(hitWeights(pool), enumerated(pool), JSON.stringify(change));
      assert.equal(rollPool(pool, { pick: () => 0 }).length, [...everyRoll([pool])][0]![0]!.length);
    }
  });

  it('counts hundreds of dice', () => {
    const { weights, total } = hitWeights(poolOf('400 dice at 3/8'));
    assert.equal(weights.length, 401);
    assert.equal(total, 8n ** 400n);
    assert.equal(
      weights.reduce((sum, weight) => sum + weight),
      total,
    );
    assert.deepEqual([weights[0], weights[1], weights[400]], [5n ** 400n, 400n * 3n * 5n ** 399n, 3n ** 400n]);
  });
});
