/** Exact odds of a scenario of the tarot edition, round by round. */
import type { RoundOdds, ScenarioOdds } from '../../../odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { givenWords } from '../../demon-city/odds/given.ts';
import { reachedOdds } from '../../demon-city/odds/reached.ts';
import { seededThrows } from '../../../chance/index.ts';
import { planCards } from '../plan.ts';
import { id } from '../rule-ids.ts';
import { beginning, tarotCourse } from '../play/round.ts';
import { roundOdds } from './round-odds.ts';

/**
 * Round 1 starts from what is written and full decks, a later round from the course of the seed and the pins.
 * Rounds off that course start from the same state, and say that they weren't played.
 */
export function odds(scenario: Scenario<DemonCityFact>, request: PlayRequest): ScenarioOdds {
  const course = tarotCourse(scenario, request.throws);
  const rounds: RoundOdds[] = [];
  for (const [index, round] of scenario.rounds.entries()) {
    const found = course.finds.get(round.number);
    if (found === undefined) continue;
    const played = course.rounds.find((each) => each.index === index);
    const plan = played?.played.plan ?? planCards(course.cast, beginning(course.cast, found, round, seededThrows(request.seed)), round);
    const reached = reachedOdds(course.cast, round, rounds);
    rounds.push({
      round: round.number, index, source: round.source,
      ...(reached === undefined ? {} : { reached }),
      given: givenWords(course, round.number, 'with full decks'),
      played: played !== undefined,
      ...roundOdds(course.cast, plan),
    });
  }
  return { title: scenario.title, ruleset: id, rounds };
}
