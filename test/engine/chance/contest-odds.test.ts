/** The fast odds of contests are those of playing out every deal. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { contestChances, enumerateContest } from '../../../server/engine/chance/index.ts';
import { figuresOf, randomContest } from './random-contest.ts';

describe('contestChances', () => {
  it('agrees with enumeration on random contests', () => {
    fc.assert(fc.property(randomContest, (contest) => {
      const slow = enumerateContest(contest, 3_000);
      fc.pre(slow !== undefined);
      assert.equal(figuresOf(contestChances(contest)), figuresOf(slow));
    }), { numRuns: Number(process.env.RUNS ?? 300) });
  }).timeout(0);
});
