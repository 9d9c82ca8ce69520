/** Deeds in the words of steps. */
import assert from 'node:assert/strict';
import { stepsOf } from './fight-text.ts';

const deeds: readonly (readonly [written: string, shown: string])[] = [
  ['crawls to "the wall"', 'Sim crawls to “the wall”'],
  ['moves behind the pillar', 'Sim moves “behind the pillar”'],
  ['tests STR+GRC to "lift it"', 'Sim tests STR+GRC to “lift it”'],
  ['tests STR to lift it', 'Sim tests STR “to lift it”'],
];

describe('the words for a deed', () => {
  for (const [written, shown] of deeds)
    it(`keep what leads to its object: ${written}`, () => {
      const announced = stepsOf({ rounds: `round 1\n  Sim: ${written}.` }).find(({ kind }) => kind === 'announce');
      assert.equal(announced?.title, shown);
    });
});
