/** The chance of coming to those rounds of which the odds along the shown course don’t have it. */
import { seededThrows, shareOfPlays, type Figure, type Overall, type RoundOdds, type Ruleset, type Scenario } from '../../engine/index.ts';
import { firstSeedOf } from './first-seed.ts';

/** So many courses are played where it can’t be counted out. */
const plays = 400;

/** By the place of the round among the written ones; exact where all courses can be gone through. It stops after each course. */
export function* reachedRounds(
  scenario: Scenario, ruleset: Ruleset, rounds: readonly RoundOdds[], overall: () => Generator<undefined, Overall>,
): Generator<undefined, ReadonlyMap<number, Figure>> {
  const open = rounds.filter(({ reached }) => reached === undefined).map(({ index }) => index);
  if (open.length === 0) return new Map();
  const known = new Map((yield* overall()).rounds.map(({ index, reached }) => [index, reached]));
  const sampled = open.some((index) => known.get(index) === undefined) ? yield* timesPlayed(scenario, ruleset) : new Map<number, number>();
  return new Map(open.map((index) => {
    const chance = known.get(index);
    return [index, chance === undefined ? shareOfPlays(sampled.get(index) ?? 0, plays) : { chance }];
  }));
}

/** How many of the courses come to each written round. */
function* timesPlayed(scenario: Scenario, ruleset: Ruleset): Generator<undefined, ReadonlyMap<number, number>> {
  const times = new Map<number, number>();
  const first = firstSeedOf(scenario);
  for (let seed = first; seed < first + plays; seed += 1) {
    for (const { index } of ruleset.course(scenario, { throws: seededThrows(seed), seed }).rounds) times.set(index, (times.get(index) ?? 0) + 1);
    yield;
  }
  return times;
}
