/** Exact odds of a scenario of the dice edition, round by round. */
import { none } from '../../../chance/index.ts';
import { alliances } from '../../../combatants.ts';
import type { ScenarioOdds } from '../../../odds.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { answerBy, type ClashAnswers } from '../../demon-city/odds/reached.ts';
import { diceCourse } from '../play/round.ts';
import { planDice } from '../plan.ts';
import { id } from '../rule-ids.ts';
import { actingLabel } from './figures.ts';
import { roundOdds } from './round-odds.ts';

export function odds(scenario: Scenario<DemonCityFact>, { throws }: PlayRequest): ScenarioOdds {
  const cast = castOf(scenario);
  return oddsAlong(diceCourse(cast, throws), {
    ruleset: id,
    answer: answerBy(cast, answers),
    roundOdds: (found, round, shown) => roundOdds(shown?.played.plan ?? planDice(cast, found, round)),
  });
}

/** A side acts when one of its characters does, and nothing but a tie can happen beside that. */
const answers: ClashAnswers = {
  acted: (cast, side, clash) => [...cast.fighters.values()].filter((fighter) => fighter.group === (alliances(cast.scenario).get(side) ?? side))
    .reduce((sum, fighter) => sum.add(clash.get(actingLabel(fighter))?.chance ?? none), none),
  happened: (what, clash) => clash.get(what)?.chance ?? none,
};
