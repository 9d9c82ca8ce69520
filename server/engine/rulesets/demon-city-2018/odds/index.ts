/** Exact odds of a scenario of the tarot edition, round by round. */
import { seededThrows } from '../../../chance/index.ts';
import type { ScenarioOdds } from '../../../odds.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { answerBy } from '../../demon-city/odds/reached.ts';
import { beginning, tarotCourse } from '../play/round.ts';
import { planCards } from '../plan.ts';
import { id } from '../rule-ids.ts';
import { roundOdds } from './round-odds.ts';

/** A round off the course draws the order of the equally agile anew from the same seed. */
export function odds(scenario: Scenario<DemonCityFact>, { throws, seed }: PlayRequest): ScenarioOdds {
  const cast = castOf(scenario);
  return oddsAlong(tarotCourse(cast, throws), {
    ruleset: id,
    fresh: 'with full decks',
    answer: answerBy(cast),
    roundOdds: (found, round, shown) => roundOdds(cast, shown?.played.plan ?? planCards(cast, beginning(cast, found, round, seededThrows(seed)), round)),
  });
}
