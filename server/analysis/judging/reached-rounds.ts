/** The chance of coming to those rounds of which the odds along the shown course don’t have it. */
import {
  shareOfPlays,
  withBound,
  type Bound,
  type Condition,
  type Figure,
  type Overall,
  type OverallRound,
  type Round,
  type ScenarioOdds,
} from '../../engine/index.ts';
import { leastCourses, type Sample } from './sample.ts';

/**
 * By the place of the round among the written ones; exact where all courses can be gone through. It stops after each
 * course.
 */
export function* reachedRounds(
  sample: Sample,
  odds: () => Generator<undefined, ScenarioOdds>,
  overall: () => Generator<undefined, Overall>,
): Generator<undefined, ReadonlyMap<number, Figure>> {
  const open = (yield* odds()).rounds.filter(({ reached }) => reached === undefined).map(({ index }) => index);
  if (open.length === 0) return new Map();
  const all = yield* overall();
  const known = new Map(all.rounds.map(({ index, reached }) => [index, reached]));
  const sampled = open.some((index) => known.get(index) === undefined)
    ? yield* timesPlayed(sample)
    : new Map<number, number>();
  const reached = new Map<number, Figure>();
  for (const index of open) {
    const chance = known.get(index);
    const figure = chance === undefined ? shareOfPlays(sampled.get(index) ?? 0, leastCourses) : { chance };
    reached.set(index, withBound(figure, yield* boundIn(sample, all, index)));
  }
  return reached;
}

/** Where something is left open before the round, nothing is known of either side. */
function* boundIn(sample: Sample, all: Overall, index: number): Generator<undefined, Bound | undefined> {
  const {
    scenario: { rounds },
  } = sample;
  const round = rounds[index];
  const question = round === undefined ? undefined : conditionOf(round, rounds.slice(0, index));
  const bound = round === undefined || question === undefined ? undefined : all.boundOf?.(round.number, question);
  if (round === undefined || bound === undefined || all.hangsOnOpen?.(round.number - 1) === true) return undefined;
  for (const earlier of all.rounds.filter(({ number }) => number < round.number)) {
    if (yield* isOpenAfter(sample, earlier)) return undefined;
  }
  return bound;
}

/**
 * What has to hold for a round to be played, and for those of its number before it not to be; undefined where nothing
 * has to.
 */
function conditionOf({ number, when }: Round, before: readonly Round[]): Condition | undefined {
  const others = before.flatMap((rival): readonly Condition[] =>
    rival.number !== number || typeof rival.when === 'string'
      ? []
      : [{ kind: 'not', of: rival.when, source: rival.source }],
  );
  const [first, ...more] = typeof when === 'string' ? others : [...others, when];
  return first === undefined
    ? undefined
    : more.reduce<Condition>((one, other) => ({ kind: 'and', of: [one, other], source: other.source }), first);
}

function* isOpenAfter(sample: Sample, round: OverallRound): Generator<undefined, boolean> {
  const exact = round.holdsAfter(sample.questions.open);
  if (exact !== undefined) return !exact.equals(0);
  yield* sample.countAll(round.number);
  return (
    (sample.counts(round.number).of(round.index)?.yes[sample.everyQuestion.indexOf(sample.questions.open)] ?? 0) > 0
  );
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
