/** Computes the odds of a scenario along one course, each round from its state on that course. */
import type { RoundOdds, ScenarioOdds } from '../odds.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import { calledNames } from './called.ts';
import type { CourseRound, GrowingCourse, Played } from './course.ts';
import { givenBy } from './odds-start-state.ts';
import { reachedOdds, type Answer } from './overall/reached.ts';

/** What a game provides for odds along a course. */
export interface RoundOddsSource<S, P extends Played<S>, F extends Fact> {
  readonly ruleset: string;
  /** What a first round starts with in addition to what is written; missing if nothing. */
  readonly fresh?: string;
  readonly answer: Answer;
  /** The index of the only round requested; then the chance of reaching it is omitted. */
  readonly only?: number | undefined;
  /** The course of a seed. */
  readonly other: (seed: number) => GrowingCourse<S, P, F>;
  /** `played` is undefined if no known course reaches this round. */
  readonly roundOdds: (
    found: S,
    round: Round<F>,
    played: CourseRound<S, P, F> | undefined,
  ) => Pick<RoundOdds, 'actions' | 'contests' | 'unknown' | 'idle' | 'standing'>;
}

/** Seeds from 1 to this are tried for a round off the shown course; a rarely reached round may need a later seed. */
export const seedsTried = 40;

/**
 * The first round starts from the state as written, a later one from the course’s state. A round off the course starts
 * from the first other course that reaches it, so that its state fits its condition; if none does, it still starts from
 * the shown course. Yields after each round played or computed.
 */
export function* oddsAlong<S, P extends Played<S>, F extends Fact>(
  course: GrowingCourse<S, P, F>,
  source: RoundOddsSource<S, P, F>,
): Generator<undefined, ScenarioOdds> {
  const { scenario } = course;
  const rounds: RoundOdds[] = [];
  const called = calledNames(scenario);
  yield* course.goOn(numberOf(scenario, source.only));
  for (const [index, round] of scenario.rounds.entries()) {
    if (index !== (source.only ?? index)) continue;
    const shown = course.rounds.find((each) => each.index === index);
    const other = shown === undefined ? yield* comingTo(index, round, source) : undefined;
    const along = other?.course ?? course;
    const found = along.finds.get(round.number);
    if (found === undefined) continue;
    const reached = source.only === undefined ? reachedOdds(scenario, round, rounds, source.answer) : undefined;
    rounds.push({
      round: round.number,
      index,
      source: round.source,
      ...(round.title === undefined ? {} : { title: round.title }),
      ...(called.length === 0 ? {} : { called }),
      ...(reached === undefined ? {} : { reached }),
      ...givenBy(along, round.number, { fresh: source.fresh, seed: other?.seed }),
      played: shown !== undefined,
      ...(other === undefined ? {} : { seed: other.seed }),
      ...source.roundOdds(found, round, shown ?? other?.round),
    });
    yield;
  }
  return { title: scenario.title, ruleset: source.ruleset, rounds };
}

/** The round number up to which the course must be played; undefined for all rounds. */
function numberOf({ rounds }: Scenario, index: number | undefined): number | undefined {
  return index === undefined ? undefined : rounds[index]?.number;
}

interface OtherCourse<S, P extends Played<S>, F extends Fact> {
  readonly seed: number;
  readonly course: GrowingCourse<S, P, F>;
  readonly round: CourseRound<S, P, F>;
}

function* comingTo<S, P extends Played<S>, F extends Fact>(
  index: number,
  { number }: Round<F>,
  { other }: Pick<RoundOddsSource<S, P, F>, 'other'>,
): Generator<undefined, OtherCourse<S, P, F> | undefined> {
  for (let seed = 1; seed <= seedsTried; seed += 1) {
    const course = yield* other(seed).goOn(number);
    const round = course.rounds.find((each) => each.index === index);
    if (round !== undefined) return { seed, course, round };
  }
  return undefined;
}
