/** Exact odds of a scenario of the tarot edition, round by round. */
import { seededThrows } from '../../../chance/index.ts';
import type { ScenarioOdds } from '../../../odds.ts';
import { oncePerPair } from '../../../once.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { answerBy } from '../../demon-city/odds/reached.ts';
import { beginning, rollRound, tarotCourse } from '../play/round.ts';
import { planCards, recounted } from '../plan.ts';
import { id } from '../rule-ids.ts';
import { roundOdds } from './round-odds.ts';

/** A round off the course draws the order of the equally agile anew from the same seed. */
export function odds(scenario: Scenario<DemonCityFact>, { throws, seed, whatIf, brief = false }: PlayRequest): ScenarioOdds {
  const cast = castOf(scenario);
  return oddsAlong(whatIf === undefined ? tarotCourse(cast, throws, rollRound) : shownCourse(throws, cast), {
    ruleset: id,
    only: whatIf?.round,
    fresh: 'with full decks',
    answer: answerBy(cast),
    roundOdds: (found, round, shown) => {
      const plan = shown?.played.plan ?? planCards(cast, beginning(cast, found, round, seededThrows(seed)), round);
      return whatIf === undefined ? roundOdds(cast, plan, { brief }) : roundOdds(cast, recounted(plan, whatIf.change), { brief: true, of: whatIf.change.who });
    },
  });
}

/** The course that some throws have shown stays as it is, whatever is asked of its rounds. */
const shownCourse = oncePerPair((throws: Throws, cast: Cast) => tarotCourse(cast, throws, rollRound));
