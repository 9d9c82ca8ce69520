/** The odds of a scenario along one course: each round from the state that it finds there. */
import type { RoundOdds, ScenarioOdds } from '../odds.ts';
import type { Fact, Round } from '../scenario.ts';
import { calledNames } from './called.ts';
import type { Course, CourseRound, Played } from './course.ts';
import { givenWords } from './given.ts';
import { reachedOdds, type Answer } from './reached.ts';

/** What a game has to tell of its odds. */
export interface Reckoner<S, P extends Played<S>, F extends Fact> {
  readonly ruleset: string;
  /** What a first round starts with beside what is written; missing where that is nothing. */
  readonly fresh?: string;
  readonly answer: Answer;
  /** Only this written round is asked for. */
  readonly only?: number | undefined;
  /** `played` is missing where the course does not come through this round. */
  readonly roundOdds: (found: S, round: Round<F>, played: CourseRound<S, P, F> | undefined) => Pick<RoundOdds, 'actions' | 'contests' | 'idle' | 'standing'>;
}

/**
 * Round 1 starts from what is written, a later round from the course. Rounds off that course start from the same state,
 * and say that they weren't played.
 */
export function oddsAlong<S, P extends Played<S>, F extends Fact>(course: Course<S, P, F>, reckoner: Reckoner<S, P, F>): ScenarioOdds {
  const { scenario } = course;
  const rounds: RoundOdds[] = [];
  const called = calledNames(scenario);
  for (const [index, round] of scenario.rounds.entries()) {
    const found = course.finds.get(round.number);
    if (found === undefined || index !== (reckoner.only ?? index)) continue;
    const played = course.rounds.find((each) => each.index === index);
    const reached = reachedOdds(scenario, round, rounds, reckoner.answer);
    rounds.push({
      round: round.number, index, source: round.source,
      ...(round.title === undefined ? {} : { title: round.title }),
      ...(called.length === 0 ? {} : { called }),
      ...(reached === undefined ? {} : { reached }),
      given: givenWords(course, round.number, reckoner.fresh),
      played: played !== undefined,
      ...reckoner.roundOdds(found, round, played),
    });
  }
  return { title: scenario.title, ruleset: reckoner.ruleset, rounds };
}
