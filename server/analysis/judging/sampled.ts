/** Expectations judged by playing the scenario again and again, each time from the next seed. */
import {
  clearance,
  questionOf,
  withoutPinsIn,
  type Expectation,
  type Scenario,
  type Verdict,
} from '../../engine/index.ts';
import { leastCourses, upTo, type Sample } from './sample.ts';
import { Tally, type TextLeaves } from './tally.ts';

/** After so many courses it is looked whether the sample says enough, and again after so many more, until the last. */
const [more, mostCourses] = [200, 1600];

/**
 * With `toTheEnd` the first courses go on to the last round, whatever is asked of them. `leavesOf` says what the text
 * leaves open of an expectation.
 */
interface Sampling {
  readonly toTheEnd?: boolean;
  readonly leavesOf?: (expectation: Expectation) => TextLeaves;
}

/** What is pinned in the round of an expectation is left out for it. It stops after each course. */
export function* sampled(
  sample: Sample,
  expectations: readonly Expectation[],
  { toTheEnd = false, leavesOf = () => ({ hangsOnOpen: false }) }: Sampling = {},
): Generator<undefined, ReadonlyMap<Expectation, Verdict>> {
  const verdicts = new Map<Expectation, Verdict>();
  for (const [played, asked] of byPlayed(sample, expectations)) {
    yield* sample.recall();
    const tallies = asked.map(
      (expectation) =>
        new Tally(expectation, sample.asked(expectation.round, questionOf(expectation)), leavesOf(expectation)),
    );
    yield* play(sample, played, tallies, toTheEnd);
    for (const { expectation, verdict } of tallies) verdicts.set(expectation, verdict);
  }
  return verdicts;
}

/**
 * Expectations about rounds in which nothing is pinned are judged by the same courses, those of the scenario itself.
 */
function byPlayed(
  { scenario, ruleset }: Sample,
  expectations: readonly Expectation[],
): ReadonlyMap<Scenario, readonly Expectation[]> {
  const asked = new Map<Scenario, readonly Expectation[]>();
  for (const number of new Set(expectations.map(({ round }) => round))) {
    const played = withoutPinsIn(scenario, number, (fact) => ruleset.isPin(fact));
    asked.set(played, [...(asked.get(played) ?? []), ...expectations.filter(({ round }) => round === number)]);
  }
  return asked;
}

function* play(
  sample: Sample,
  played: Scenario,
  tallies: readonly Tally[],
  toTheEnd: boolean,
): Generator<undefined, void> {
  let courses = 0;
  for (let look = leastCourses; look <= mostCourses; look += more) {
    const open = tallies.filter(({ isOpen }) => isOpen);
    if (open.length === 0) return;
    const asked = open.map((tally) => tally.asked);
    const isToTheEnd = toTheEnd && courses === 0 && played === sample.scenario;
    const needed = isToTheEnd ? played : upTo(played, Math.max(...asked.map(({ round }) => round)));
    for (; courses < look; courses += 1) {
      yield* sample.answer(courses, needed, asked);
      for (const tally of open) tally.count(courses);
      yield;
    }
    for (const tally of open) tally.look(look === mostCourses ? 0 : clearance);
  }
}
