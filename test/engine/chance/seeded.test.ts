/** A seed fixes all throws. */
import assert from 'node:assert/strict';
import { seededThrows } from '../../../server/engine/chance/index.ts';

function picks(seed: number, n: number, count: number): readonly number[] {
  const throws = seededThrows(seed);
  return Array.from({ length: count }, () => throws.pick(n));
}

describe('seededThrows', () => {
  it('gives these throws on every machine', () => {
    assert.deepEqual(picks(1, 10, 8), [3, 1, 6, 0, 1, 1, 9, 3]);
  });

  it('stays within its range', () => {
    assert.deepEqual([...new Set(picks(7, 3, 200))].sort(), [0, 1, 2]);
  });

  it('gives unrelated first throws to seeds that follow each other', () => {
    const first = Array.from({ length: 3000 }, (_, seed) => seededThrows(seed).pick(10));
    const alike = first.filter((pick, seed) => pick === first[seed + 1]).length;
    assert.ok(alike > 240 && alike < 360, `${alike} of 3000 seeds begin like the next one`);
  });
});
