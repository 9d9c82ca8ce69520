/** Exact odds of a scenario of the tarot edition, round by round. */
import type { RoundOdds, ScenarioOdds } from '../../../odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { DemonCityFact } from '../facts.ts';
import { planRound } from '../plan.ts';
import { courseOf, type Course } from '../play/course.ts';
import { beginning } from '../play/round.ts';
import { reachedOdds } from './reached.ts';
import { roundOdds } from './round-odds.ts';

/**
 * Round 1 starts from what is written and full decks, a later round from the course of the seed and the pins.
 * Rounds off that course start from the same state, and say that they weren't played.
 */
export function odds(scenario: Scenario<DemonCityFact>, request: PlayRequest): ScenarioOdds {
  const course = courseOf(scenario, request.throws);
  const rounds: RoundOdds[] = [];
  for (const [index, round] of scenario.rounds.entries()) {
    const found = course.finds.get(round.number);
    if (found === undefined) continue;
    const begun = beginning(course.cast, found, round);
    const played = course.rounds.find((each) => each.index === index);
    const plan = played?.played.plan ?? planRound(course.cast, begun, round);
    const reached = reachedOdds(course.cast, round, rounds);
    rounds.push({
      round: round.number, index, source: round.source,
      ...(reached === undefined ? {} : { reached }),
      given: givenWords(course, round.number),
      played: played !== undefined,
      ...roundOdds(course.cast, plan),
    });
  }
  return { title: scenario.title, ruleset: scenario.rules.id, rounds };
}

function givenWords(course: Course, number: number): string {
  const before = course.rounds.filter((each) => each.round.number < number).map((each) => each.round.number);
  if (before.length === 0) return 'from what is written, with full decks';
  const [first, last] = [before[0] ?? 1, before.at(-1) ?? 1];
  return first === last ? `given round ${first} as shown` : `given rounds ${first} to ${last} as shown`;
}
