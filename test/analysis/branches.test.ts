/** Redrawn courses: the steps before the redraw stay, those after it are thrown again. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { inProject } from '../../scripts/paths.ts';
import {
  analyze,
  analyzeScenario,
  courseKey,
  roundWorth,
  wishedCourse,
  type Analysis,
  type Redraw,
  type ScenarioAnalysis,
  type WishedCourse,
} from '../../server/analysis/index.ts';
import {
  runToEnd,
  detailOf,
  partiesOf,
  redrawnThrows,
  seededThrows,
  type Result,
  type RoundOdds,
  type Ruleset,
  type Step,
  type Timeline,
} from '../../server/engine/index.ts';

const samples = readdirSync(inProject('samples')).filter((file) => file.endsWith('.clash'));
const seeds = [2, 3, 4, 5, 6, 7, 8, 9];

for (const file of samples) {
  const analysis = analyze(readFileSync(inProject('samples', file), 'utf8'), { file });

  describe(`a branch of the sample ${file}`, () => {
    for (const [index, { scenario }] of analysis.scenarios.entries()) {
      it(`keeps the steps before it: ${scenario.title}`, () => {
        const original = branched(analysis, index, []);
        for (const step of some(stepsOf(original))) {
          for (const seed of seeds.slice(0, 3)) {
            const branch = branched(analysis, index, [{ step: step.key, seed }]);
            const [first] = branch.redraws;
            assert.deepEqual(
              stepsOf(original)
                .filter(({ key }) => key === first!.step)
                .map(({ title }) => title),
              [first!.title],
            );
            assert.ok(before(original, first!.step!).length <= before(original, step.key).length);
            assert.deepEqual(before(branch, first!.step!), before(original, first!.step!));
          }
        }
      });

      it(`can be redrawn within another: ${scenario.title}`, () => {
        const [early] = some(stepsOf(branched(analysis, index, [])));
        const first = { step: early!.key, seed: 5 };
        const once = branched(analysis, index, [first]);
        const second = { step: stepsOf(once).at(-1)!.key, seed: 6 };
        const twice = branched(analysis, index, [first, second]);
        const from = twice.redraws.map(({ step }) => step!);
        assert.equal(from[0], first.step);
        assert.deepEqual(before(twice, from[1]!), before(once, from[1]!));
      });

      it(`redraws whatever the step shows of a throw: ${scenario.title}`, () => {
        const original = stepsOf(branched(analysis, index, []));
        for (const step of openSteps(analysis.scenarios[index]!)) {
          const others = seeds.map((seed) => stepsOf(branched(analysis, index, [{ step: step.key, seed }])));
          assert.ok(
            others.some((other) => !isDeepStrictEqual(tellings(other, step), tellings(original, step))),
            `${step.key} is always the same`,
          );
        }
        const fixed = original
          .filter(({ thrown }) => thrown.to === thrown.from)
          .flatMap(resultsOf)
          .filter(({ pinned }) => pinned === undefined);
        assert.deepEqual(fixed, [], 'what isn’t pinned is picked for the step that tells of it');
      });
    }
  });
}

describe('a branch', () => {
  const analysis = analyze(readFileSync(inProject('samples', 'the-hill.clash'), 'utf8'), { file: 'the-hill.clash' });
  const [, announced] = stepsOf(branched(analysis, 0, []));
  const from = announced!.key;

  it('differs from there on for some other seed', () => {
    const original = stepsOf(branched(analysis, 0, []));
    assert.ok(
      seeds.some(
        (seed) => JSON.stringify(stepsOf(branched(analysis, 0, [{ step: from, seed }]))) !== JSON.stringify(original),
      ),
    );
  });

  it('equals, from the first step on, the course of the other seed', () => {
    const [first] = stepsOf(branched(analysis, 0, []));
    for (const seed of seeds) {
      assert.deepEqual(
        stepsOf(branched(analysis, 0, [{ step: first!.key, seed }])),
        analysis.scenarios[0]!.timeline(seed).rounds.flatMap(({ steps }) => steps),
      );
    }
  });

  it('ignores a redraw whose step doesn’t exist, and those after it', () => {
    const { key, redraws } = branched(analysis, 0, [
      { step: from, seed: 5 },
      { step: '7/gone', seed: 6 },
      { step: from, seed: 7 },
    ]);
    assert.deepEqual(
      redraws.map(({ seed, step }) => [seed, step]),
      [
        [5, from],
        [6, undefined],
        [7, undefined],
      ],
    );
    assert.deepEqual(key, branched(analysis, 0, [{ step: from, seed: 5 }]).key);
  });

  it('forgets redraws after the step from which it is redrawn now', () => {
    const last = stepsOf(branched(analysis, 0, [])).at(-1)!.key;
    const { key } = branched(analysis, 0, [
      { step: last, seed: 5 },
      { step: from, seed: 6 },
    ]);
    assert.deepEqual(key, branched(analysis, 0, [{ step: from, seed: 6 }]).key);
  });
});

describe('a course', () => {
  const text = readFileSync(inProject('samples', 'sword-knife-fists.clash'), 'utf8');
  /** Nothing of it is computed yet. */
  const fresh = () => analyze(text, { file: 'x.clash' }).scenarios[0]!;
  const key = courseKey(3, [{ after: 2, seed: 8 }]);

  it('begins like the whole course', () => {
    for (const course of [1, 4, key]) {
      const beginning = fresh().timelineUpTo(1, course);
      assert.equal(beginning.rounds.length, 1);
      assert.deepEqual(told(beginning), told(fresh().timeline(course)).slice(0, 1));
    }
  });

  it('is complete if no more rounds are written, otherwise as long as requested, even if more is known', () => {
    const played = fresh();
    assert.equal(played.timelineUpTo(2), played.timeline());
    const known = fresh();
    const whole = known.timeline(key);
    assert.deepEqual(known.timelineUpTo(1, key), { ...whole, rounds: whole.rounds.slice(0, 1) });
  });

  it('is played once for all requests of a part, and once for all requests of its odds', () => {
    const { scenario, ruleset } = fresh();
    const [played, reckoned]: [(string | undefined)[], (string | undefined)[]] = [[], []];
    const counting: Ruleset = {
      ...ruleset,
      play: (of, request) => {
        played.push(request.course);
        return ruleset.play(of, request);
      },
      odds: (of, request) => {
        reckoned.push(request.course);
        return ruleset.odds(of, request);
      },
    };
    const course = analyzeScenario(scenario, counting);
    course.timelineUpTo(1, key);
    const part = course.timelineSteps(key);
    part.next();
    course.timelineUpTo(2, key);
    assert.equal(course.timeline(key), runToEnd(part));
    assert.deepEqual(played, [key.text]);
    for (const index of [1, 0, 1]) course.roundOdds(index, key);
    assert.deepEqual(
      course.odds(key),
      runToEnd(ruleset.odds(scenario, { throws: redrawnThrows(key.seed, key.redraws), seed: key.seed })),
    );
    assert.deepEqual(reckoned, [key.text, key.text, key.text]);
  });

  it('has in each round the odds that it has in the whole course, except for the chance of reaching it', () => {
    for (const course of [1, 4, key]) {
      const [all, alone] = [fresh().odds(course), fresh()];
      for (const round of all.rounds) assert.equal(plain(alone.roundOdds(round.index, course)), plain(round));
    }
    assert.equal(fresh().roundOdds(99), undefined);
  });

  it('has the odds of a round with the chance of reaching it if all are known', () => {
    const played = fresh();
    assert.equal(played.odds(key).rounds[0], played.roundOdds(0, key));
  });

  it('has the same worth for a round on its own and within the whole course', () => {
    const shared = fresh();
    const worthOf = (scenario: typeof shared, round: RoundOdds, course: Parameters<typeof roundWorth>[2]) =>
      plain(round.actions.map((action) => roundWorth(scenario, round, course).ofAction(action)));
    const worths = [1, 2, 3, 4, key].map((course) => {
      const [alone, all] = [fresh(), fresh()];
      const index = shared.timeline(course).rounds.at(-1)!.index;
      const worth = worthOf(
        shared,
        shared.odds(course).rounds.find((round) => round.index === index)!,
        course,
      );
      assert.equal(worthOf(alone, alone.roundOdds(index, course)!, course), worth);
      assert.equal(
        worthOf(
          all,
          all.odds(course).rounds.find((round) => round.index === index)!,
          course,
        ),
        worth,
      );
      return worth;
    });
    assert.ok(new Set(worths).size > 1);
  });
});

function branched(analysis: Analysis, index: number, redraws: readonly Redraw[]): WishedCourse {
  const course = wishedCourse(analysis, index, { trials: [], redraws });
  assert.ok(course);
  return course;
}

function stepsOf({ scenario, key }: Pick<WishedCourse, 'scenario' | 'key'>): readonly Step[] {
  return scenario.timeline(key).rounds.flatMap(({ steps }) => steps);
}

function before(course: WishedCourse, key: string): readonly Step[] {
  const steps = stepsOf(course);
  const at = steps.findIndex((step) => step.key === key);
  assert.ok(at >= 0, `there is no ${key}`);
  return steps.slice(0, at);
}

/** Three of many, from the first to the last. */
function some<T>(all: readonly T[]): readonly T[] {
  return [...new Set([0, Math.floor(all.length / 2), all.length - 1])].flatMap((at) => all[at] ?? []);
}

/** The steps with a throw that could go otherwise; the last card of a deck couldn’t. */
function openSteps({ ruleset, scenario, seed }: ScenarioAnalysis): readonly Step[] {
  const throws = seededThrows(seed);
  const ways: number[] = [];
  const { rounds } = runToEnd(
    ruleset.play(scenario, {
      seed,
      throws: {
        pick: (n) => {
          ways.push(n);
          return throws.pick(n);
        },
      },
    }),
  );
  return rounds.flatMap(({ steps, picksBefore }) =>
    steps.filter(({ thrown }) => ways.slice(picksBefore + thrown.from, picksBefore + thrown.to).some((n) => n > 1)),
  );
}

/** All cards and dice of a step. */
function resultsOf(step: Step): readonly Result[] {
  return [...partiesOf(step).flatMap(({ results }) => results), ...(detailOf(step, 'results')?.results ?? [])];
}

/**
 * What a course shows of a throw: the cards and dice of the step with its details, or if it shows none, of all steps.
 */
function tellings(course: readonly Step[], step: Step): readonly unknown[] {
  const showing = resultsOf(step).length > 0 ? course.filter(({ key }) => key === step.key) : course;
  return showing.map((each) => [each.title, resultsOf(each)]);
}

function told({ rounds }: Timeline): readonly (readonly Step[])[] {
  return rounds.map(({ steps }) => steps);
}

/** Values as text, in which big integers and maps can be compared, without the chances of reaching rounds. */
function plain(value: unknown): string {
  return JSON.stringify(value, (name, each: unknown) =>
    name === 'reached'
      ? undefined
      : typeof each === 'bigint'
        ? `${each}`
        : each instanceof Map
          ? ([...each] as unknown)
          : each,
  );
}
