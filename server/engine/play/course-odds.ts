/** The odds of a scenario along one course: each round from the state that it finds there. */
import type { RoundOdds, ScenarioOdds } from '../odds.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import { calledNames } from './called.ts';
import type { CourseRound, GrowingCourse, Played } from './course.ts';
import { givenBy } from './odds-start-state.ts';
import { reachedOdds, type Answer } from './overall/reached.ts';

/** What a game has to tell of its odds. */
export interface RoundOddsSource<S, P extends Played<S>, F extends Fact> {
  readonly ruleset: string;
  /** What a first round starts with beside what is written; missing where that is nothing. */
  readonly fresh?: string;
  readonly answer: Answer;
  /** Only this written round is asked for, and not how likely it is to come to it. */
  readonly only?: number | undefined;
  /** The course of a seed. */
  readonly other: (seed: number) => GrowingCourse<S, P, F>;
  /** `played` is missing where no course is known that comes through this round. */
  readonly roundOdds: (
    found: S,
    round: Round<F>,
    played: CourseRound<S, P, F> | undefined,
  ) => Pick<RoundOdds, 'actions' | 'contests' | 'unknown' | 'idle' | 'standing'>;
}

/**
 * The seeds from 1 to this are tried for a round that the shown course doesn't come through; one that is seldom reached
 * may need a later one.
 */
export const seedsTried = 40;

/**
 * Round 1 starts from what is written, a later round from the course. A round off that course starts from where the
 * first other course comes to it, so that nobody is down of whom its condition says the contrary; where none is found,
 * it starts from the shown course all the same. It stops after each round that is played or reckoned, so that it can be
 * done bit by bit.
 */
export function* oddsAlong<S, P extends Played<S>, F extends Fact>(
  course: GrowingCourse<S, P, F>,
  reckoner: RoundOddsSource<S, P, F>,
): Generator<undefined, ScenarioOdds> {
  const { scenario } = course;
  const rounds: RoundOdds[] = [];
  const called = calledNames(scenario);
  yield* course.goOn(numberOf(scenario, reckoner.only));
  for (const [index, round] of scenario.rounds.entries()) {
    if (index !== (reckoner.only ?? index)) continue;
    const shown = course.rounds.find((each) => each.index === index);
    const other = shown === undefined ? yield* comingTo(index, round, reckoner) : undefined;
    const along = other?.course ?? course;
    const found = along.finds.get(round.number);
    if (found === undefined) continue;
    const reached = reckoner.only === undefined ? reachedOdds(scenario, round, rounds, reckoner.answer) : undefined;
    rounds.push({
      round: round.number,
      index,
      source: round.source,
      ...(round.title === undefined ? {} : { title: round.title }),
      ...(called.length === 0 ? {} : { called }),
      ...(reached === undefined ? {} : { reached }),
      ...givenBy(along, round.number, { fresh: reckoner.fresh, seed: other?.seed }),
      played: shown !== undefined,
      ...(other === undefined ? {} : { seed: other.seed }),
      ...reckoner.roundOdds(found, round, shown ?? other?.round),
    });
    yield;
  }
  return { title: scenario.title, ruleset: reckoner.ruleset, rounds };
}

/**
 * The number of a written round, up to which a course has to go for whoever asks of no other; undefined where all are
 * asked for.
 */
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
