/** The chance of coming to those rounds of which the odds along the shown course don’t have it. */
import { shareOfPlays, type Figure, type Overall, type ScenarioOdds } from '../../engine/index.ts';
import { leastCourses, type Sample } from './sample.ts';

/** By the place of the round among the written ones; exact where all courses can be gone through. It stops after each course. */
export function* reachedRounds(sample: Sample, odds: () => Generator<undefined, ScenarioOdds>, overall: () => Generator<undefined, Overall>): Generator<undefined, ReadonlyMap<number, Figure>> {
  const open = (yield* odds()).rounds.filter(({ reached }) => reached === undefined).map(({ index }) => index);
  if (open.length === 0) return new Map();
  const known = new Map((yield* overall()).rounds.map(({ index, reached }) => [index, reached]));
  const sampled = open.some((index) => known.get(index) === undefined) ? yield* timesPlayed(sample) : new Map<number, number>();
  return new Map(open.map((index) => {
    const chance = known.get(index);
    return [index, chance === undefined ? shareOfPlays(sampled.get(index) ?? 0, leastCourses) : { chance }];
  }));
}

/** How many of the courses come to each written round. */
function* timesPlayed(sample: Sample): Generator<undefined, ReadonlyMap<number, number>> {
  const times = new Map<number, number>();
  yield* sample.recall();
  for (let number = 0; number < leastCourses; number += 1) {
    for (const index of yield* sample.cameTo(number)) times.set(index, (times.get(index) ?? 0) + 1);
    yield;
  }
  return times;
}
