/**
 * Courses and odds that are computed step by step: they equal those computed at once, and can be stopped after each
 * round.
 */
import assert from 'node:assert/strict';
import { runToEnd, seededThrows } from '../../server/engine/index.ts';
import { samples } from './contract/scenarios.ts';

const severalRounds = samples().filter(
  ({ scenario: { scenario } }) => new Set(scenario.rounds.map(({ number }) => number)).size > 1,
);
const games = new Set(severalRounds.map(({ scenario: { ruleset } }) => ruleset.id));

/** The result, and what it yielded at each stop. */
function stopsOf<S, T>(steps: Generator<S, T>): { readonly stops: readonly S[]; readonly result: T } {
  const stops: S[] = [];
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return { stops, result: value };
    stops.push(value);
  }
}

it('several games have samples with several rounds', () => {
  assert.ok(games.size > 1);
});

for (const {
  name,
  scenario: { scenario, ruleset },
} of severalRounds) {
  describe(`step by step, ${name}`, () => {
    const request = () => ({ throws: seededThrows(3), seed: 3 });

    it('is played round by round', () => {
      const whole = runToEnd(ruleset.play(scenario, request()));
      const { stops, result } = stopsOf(ruleset.play(scenario, request()));
      assert.deepEqual(result, whole);
      assert.deepEqual(
        stops.map(({ rounds }) => rounds.length),
        whole.rounds.map((_round, at) => at + 1),
      );
      for (const { rounds } of stops) assert.deepEqual(rounds, whole.rounds.slice(0, rounds.length));
    });

    it('is computed round by round', () => {
      const whole = runToEnd(ruleset.odds(scenario, request()));
      const { stops, result } = stopsOf(ruleset.odds(scenario, request()));
      assert.deepEqual(result, whole);
      assert.ok(stops.length >= 2 * whole.rounds.filter(({ played }) => played).length);
    });

    it('has the same odds in each round, in any order of requests along the same course', () => {
      const whole = runToEnd(ruleset.odds(scenario, request()));
      const same = { ...request(), course: '3' };
      for (const { index, reached: _reached, ...round } of whole.rounds.toReversed()) {
        const [{ index: only, reached, ...alone } = { index: NaN, reached: undefined }] = runToEnd(
          ruleset.odds(scenario, {
            ...same,
            only: index,
          }),
        ).rounds;
        assert.deepEqual([only, reached, alone], [index, undefined, round]);
      }
      assert.deepEqual(runToEnd(ruleset.odds(scenario, same)), whole);
    });

    it('can be stopped after each round of a course without steps', () => {
      const { stops, result } = stopsOf(ruleset.course(scenario, request()));
      assert.ok(stops.length >= result.rounds.length && result.rounds.length > 0);
      assert.deepEqual(
        result.rounds.map(({ index }) => index),
        runToEnd(ruleset.play(scenario, request())).rounds.map(({ index }) => index),
      );
    });
  });
}
