/** Exact odds of a scenario of the dice edition, round by round. */
import { none } from '../../../chance/index.ts';
import { alliances } from '../../../combatants.ts';
import type { ScenarioOdds } from '../../../odds.ts';
import { oncePerPair } from '../../../once.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { answerBy, type ClashAnswers } from '../../demon-city/odds/reached.ts';
import { diceCourse, rollRound } from '../play/round.ts';
import { planDice, recounted } from '../plan.ts';
import { id } from '../rule-ids.ts';
import { actingLabel } from './figures.ts';
import { roundOdds } from './round-odds.ts';

export function odds(scenario: Scenario<DemonCityFact>, { throws, whatIf, brief = false }: PlayRequest): ScenarioOdds {
  const cast = castOf(scenario);
  return oddsAlong(whatIf === undefined ? diceCourse(cast, throws, rollRound) : shownCourse(throws, cast), {
    ruleset: id,
    only: whatIf?.round,
    answer: answerBy(cast, answers),
    roundOdds: (found, round, shown) => {
      const plan = shown?.played.plan ?? planDice(cast, found, round);
      return whatIf === undefined ? roundOdds(plan, brief) : roundOdds(recounted(plan, whatIf.change), true);
    },
  });
}

/** The course that some throws have shown stays as it is, whatever is asked of its rounds. */
const shownCourse = oncePerPair((throws: Throws, cast: Cast) => diceCourse(cast, throws, rollRound));

/** A side acts when one of its characters does, and nothing but a tie can happen beside that. */
export const answers: ClashAnswers = {
  acted: (cast, side, clash) => [...cast.fighters.values()].filter((fighter) => fighter.group === (alliances(cast.scenario).get(side) ?? side))
    .reduce((sum, fighter) => sum.add(clash.get(actingLabel(fighter))?.chance ?? none), none),
  happened: (what, clash) => clash.get(what)?.chance ?? none,
};
