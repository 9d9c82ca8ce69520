/** Exact odds of a scenario of the tarot edition, round by round. */
import { atOnce } from '../../../at-once.ts';
import { seededThrows } from '../../../chance/index.ts';
import type { ScenarioOdds } from '../../../odds.ts';
import { oncePerPair } from '../../../once.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import { rememberedRolls } from '../../../play/remembered-rolls.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { answerBy } from '../../demon-city/odds/reached.ts';
import { fightKey } from '../../demon-city/fight.ts';
import type { RoundPlan } from '../fight.ts';
import { beginning, rollRound, tarotCourse } from '../play/round.ts';
import { planCards, recounted } from '../plan.ts';
import { id } from '../rule-ids.ts';
import { roundOdds } from './round-odds.ts';

/** A round off the course draws the order of the equally agile anew from the same seed. */
export function oddsInSteps(
  scenario: Scenario<DemonCityFact>,
  { throws, seed, whatIf, brief = false, only }: PlayRequest,
): Generator<undefined, ScenarioOdds> {
  const cast = castOf(scenario);
  return oddsAlong(shownCourse(throws, scenario), {
    ruleset: id,
    only: whatIf?.round ?? only,
    fresh: 'with full decks',
    other: (of) => tarotCourse(scenario, seededThrows(of), rollKnown),
    answer: answerBy(cast),
    roundOdds: (found, round, shown) => {
      const plan = shown?.played.plan ?? planCards(cast, beginning(cast, found, round, seededThrows(seed)), round);
      return whatIf === undefined
        ? (brief ? briefOdds : fullOdds)(cast, plan)
        : roundOdds(cast, recounted(plan, whatIf.change), { brief: true, of: whatIf.change.who });
    },
  });
}

export function odds(scenario: Scenario<DemonCityFact>, request: PlayRequest): ScenarioOdds {
  return atOnce(oddsInSteps(scenario, request));
}

const rollKnown = rememberedRolls(rollRound, (fight) => fightKey(fight, fight.decks));

/** A keystroke in another round leaves a plan and its odds as they are. */
const briefOdds = oncePerPair((cast: Cast, plan: RoundPlan) => roundOdds(cast, plan, { brief: true }));
const fullOdds = oncePerPair((cast: Cast, plan: RoundPlan) => roundOdds(cast, plan, { brief: false }));

/**
 * The course that some throws have shown stays as it is, whatever is asked of its rounds, and is played as far as is
 * asked for.
 */
const shownCourse = oncePerPair((throws: Throws, scenario: Scenario<DemonCityFact>) =>
  tarotCourse(scenario, throws, rollKnown),
);
