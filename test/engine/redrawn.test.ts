/** Courses that continue with another seed from a step on: everything thrown before stays. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import {
  runToEnd,
  redrawnThrows,
  seededThrows,
  type PlayedRound,
  type Step,
  type Throws,
  type Timeline,
} from '../../server/engine/index.ts';
import { samples, smallCases, type Case } from './contract/scenarios.ts';

const shown = samples();
const cases = [...shown, ...smallCases()];

function played({ scenario: { ruleset, scenario } }: Case, throws: Throws): Timeline {
  return runToEnd(ruleset.play(scenario, { throws, seed: 1 }));
}

/** A step with the number of picks in the course before its own throws, and after them. */
interface Placed {
  readonly step: Step;
  readonly before: number;
  readonly after: number;
}

function placed({ rounds }: Timeline): readonly Placed[] {
  return rounds.flatMap(({ steps, picksBefore }: PlayedRound) =>
    steps.map((step) => ({ step, before: picksBefore + step.thrown.from, after: picksBefore + step.thrown.to })),
  );
}

/** Throws that count their picks. */
function counting(throws: Throws): Throws & { picks: number } {
  const counted = {
    picks: 0,
    pick: (n: number) => {
      counted.picks += 1;
      return throws.pick(n);
    },
  };
  return counted;
}

describe('redrawn throws', () => {
  it('come from the first seed, and then from the beginning of the next ones', () => {
    const from = (seed: number, count: number): readonly number[] => {
      const throws = seededThrows(seed);
      return Array.from({ length: count }, () => throws.pick(1000));
    };
    const throws = redrawnThrows(1, [
      { after: 3, seed: 2 },
      { after: 5, seed: 3 },
    ]);
    assert.deepEqual(
      Array.from({ length: 9 }, () => throws.pick(1000)),
      [...from(1, 3), ...from(2, 2), ...from(3, 4)],
    );
    const anew = redrawnThrows(1, [{ after: 0, seed: 2 }]);
    assert.deepEqual(
      Array.from({ length: 4 }, () => anew.pick(1000)),
      from(2, 4),
    );
  });

  it('are counted step by step, and in total by the rounds', () => {
    for (const each of cases) {
      const throws = counting(seededThrows(1));
      const timeline = played(each, throws);
      const steps = placed(timeline);
      assert.deepEqual(
        steps.filter(({ before, after }) => after < before),
        [],
        each.name,
      );
      const last = timeline.rounds.at(-1);
      assert.ok((last?.picksBefore ?? 0) + (last?.steps.at(-1)?.thrown.to ?? 0) <= throws.picks, each.name);
      const cut = played({ ...each }, counting(seededThrows(1))).rounds;
      for (const round of cut) {
        const upTo = counting(seededThrows(1));
        runToEnd(each.scenario.ruleset.play(each.scenario.scenario, { throws: upTo, seed: 1, last: round.number - 1 }));
        assert.equal(round.picksBefore, upTo.picks, `${each.name}, round ${round.number}`);
      }
    }
  });

  for (const each of cases) {
    it(`leave everything before as it was: ${each.name}`, () => {
      const steps = placed(played(each, seededThrows(1)));
      const throwing = steps.flatMap(({ before, after }, at) => (after > before ? [at] : []));
      for (const at of some(throwing)) {
        const others = [2, 3, 4, 5].map((seed) =>
          placed(played(each, redrawnThrows(1, [{ after: steps[at]!.before, seed }]))),
        );
        // Simultaneous throws are shown one by one: the first that is shown is the first that changes.
        const first = throwing.find((one) => steps[one]!.after > steps[at]!.before)!;
        for (const other of others)
          assert.deepEqual(other.slice(0, first), steps.slice(0, first), `${steps[at]!.step.key} in ${each.name}`);
        // The last throws, or those from the few cards of a small case, may have the same result each time.
        if (shown.includes(each) && at === throwing[0])
          assert.ok(
            others.some((other) => !isDeepStrictEqual(other, steps)),
            `nothing is thrown anew from ${steps[at]!.step.key} on`,
          );
      }
    });
  }
});

/** The first, one in the middle and the last. */
function some<T>(all: readonly T[]): readonly T[] {
  return [...new Set([all[0], all[all.length >> 1], all.at(-1)])].filter((each) => each !== undefined);
}

describe('parts of a course', () => {
  for (const each of cases) {
    const { ruleset, scenario } = each.scenario;
    it(`are the first rounds of the whole: ${each.name}`, () => {
      const whole = played(each, seededThrows(3));
      for (const { number } of whole.rounds) {
        const first = runToEnd(ruleset.play(scenario, { throws: seededThrows(3), seed: 3, last: number }));
        assert.deepEqual(
          first.rounds,
          whole.rounds.filter((round) => round.number <= number),
        );
        const told = runToEnd(ruleset.course(scenario, { throws: seededThrows(3), seed: 3, last: number }));
        assert.deepEqual(
          told.rounds.map(({ index }) => index),
          first.rounds.map(({ index }) => index),
        );
      }
    });

    it(`have the odds of the whole: ${each.name}`, () => {
      const request = (): { readonly throws: Throws; readonly seed: number } => ({ throws: seededThrows(3), seed: 3 });
      const all = runToEnd(ruleset.odds(scenario, request()));
      for (const round of all.rounds) {
        const { reached: _reached, ...rest } = round;
        assert.deepEqual(runToEnd(ruleset.odds(scenario, { ...request(), only: round.index })).rounds, [rest]);
      }
      assert.deepEqual(runToEnd(ruleset.odds(scenario, { ...request(), only: scenario.rounds.length })).rounds, []);
    });
  }
});
