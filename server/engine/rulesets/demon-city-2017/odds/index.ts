/** Exact odds of a scenario of the dice edition, round by round. */
import { atOnce } from '../../../at-once.ts';
import { none, seededThrows } from '../../../chance/index.ts';
import { alliances } from '../../../combatants.ts';
import type { ScenarioOdds } from '../../../odds.ts';
import { oncePer, oncePerPair } from '../../../once.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import { rememberedRolls } from '../../../play/remembered-rolls.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import { castOf } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { fightKey } from '../../demon-city/fight.ts';
import { answerBy, type ClashAnswers } from '../../demon-city/odds/reached.ts';
import { diceCourse, rollRound } from '../play/round.ts';
import { planDice, recounted, type DicePlan } from '../plan.ts';
import { id } from '../rule-ids.ts';
import { actingLabel } from './figures.ts';
import { roundOdds } from './round-odds.ts';

export function oddsInSteps(
  scenario: Scenario<DemonCityFact>,
  { throws, whatIf, brief = false, only }: PlayRequest,
): Generator<undefined, ScenarioOdds> {
  const cast = castOf(scenario);
  return oddsAlong(shownCourse(throws, scenario), {
    ruleset: id,
    only: whatIf?.round ?? only,
    other: (of) => diceCourse(scenario, seededThrows(of), rollKnown),
    answer: answerBy(cast, answers),
    roundOdds: (found, round, shown) => {
      const plan = shown?.played.plan ?? planDice(cast, found, round);
      return whatIf === undefined
        ? (brief ? briefOdds : fullOdds)(plan)
        : roundOdds(recounted(plan, whatIf.change), true);
    },
  });
}

export function odds(scenario: Scenario<DemonCityFact>, request: PlayRequest): ScenarioOdds {
  return atOnce(oddsInSteps(scenario, request));
}

const rollKnown = rememberedRolls(rollRound, fightKey);

/** A keystroke in another round leaves a plan and its odds as they are. */
const briefOdds = oncePer((plan: DicePlan) => roundOdds(plan, true));
const fullOdds = oncePer((plan: DicePlan) => roundOdds(plan, false));

/**
 * The course that some throws have shown stays as it is, whatever is asked of its rounds, and is played as far as is
 * asked for.
 */
const shownCourse = oncePerPair((throws: Throws, scenario: Scenario<DemonCityFact>) =>
  diceCourse(scenario, throws, rollKnown),
);

/** A side acts when one of its characters does, and nothing but a tie can happen beside that. */
export const answers: ClashAnswers = {
  acted: (cast, side, clash) =>
    [...cast.fighters.values()]
      .filter((fighter) => fighter.group === (alliances(cast.stage).get(side) ?? side))
      .reduce((sum, fighter) => sum.add(clash.get(actingLabel(fighter))?.chance ?? none), none),
  happened: (what, clash) => clash.get(what)?.chance ?? none,
};
