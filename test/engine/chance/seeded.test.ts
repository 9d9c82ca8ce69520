/** A seed fixes all throws. */
import assert from 'node:assert/strict';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import { seededThrows } from '../../../server/engine/chance/index.ts';

function picks(seed: number, n: number, count: number): readonly number[] {
  const throws = seededThrows(seed);
  return Array.from({ length: count }, () => throws.pick(n));
}

describe('seededThrows', () => {
  it('gives these throws on every platform', () => {
    assert.deepEqual(picks(1, 10, 8), [3, 1, 6, 0, 1, 1, 9, 3]);
  });

  it('gives the throws of the library that it replaces, seed by seed and past the first cycle of the state', () => {
    for (const seed of [0, 1, -5, 2 ** 31, 2 ** 32 + 7, 123456789]) {
      for (const n of [1, 2, 3, 10, 78, 2 ** 31 + 1]) {
        const generator = mersenne(seed);
        assert.deepEqual(
          picks(seed, n, 2000),
          Array.from({ length: 2000 }, () => uniformInt(generator, 0, n - 1)),
          `${seed} ${n}`,
        );
      }
    }
  });

  it('stays within its range', () => {
    assert.deepEqual([...new Set(picks(7, 3, 200))].sort(), [0, 1, 2]);
  });

  it('gives unrelated first throws for consecutive seeds', () => {
    const first = Array.from({ length: 3000 }, (_, seed) => seededThrows(seed).pick(10));
    const alike = first.filter((pick, seed) => pick === first[seed + 1]).length;
    assert.ok(alike > 240 && alike < 360, `${alike} of 3000 seeds begin like the next one`);
  });
});
