/** Exact odds of a scenario of Quick Shot, round by round. */
import { atOnce } from '../../../at-once.ts';
import { seededThrows } from '../../../chance/index.ts';
import type { ScenarioOdds } from '../../../odds.ts';
import { oncePer, oncePerPair } from '../../../once.ts';
import { oddsAlong } from '../../../play/course-odds.ts';
import { rememberedRolls } from '../../../play/remembered-rolls.ts';
import type { PlayRequest } from '../../../ruleset.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Throws } from '../../../timeline.ts';
import { castOf } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import { fightKey } from '../fight.ts';
import { planRound, recounted, type RoundPlan } from '../plan.ts';
import { shotCourse } from '../play/course.ts';
import { rollRound } from '../play/round.ts';
import { id } from '../rule-ids.ts';
import { answer } from './answer.ts';
import { roundOdds } from './round-odds.ts';

export function oddsInSteps(
  scenario: Scenario<QuickShotFact>,
  { throws, whatIf, brief = false, only }: PlayRequest,
): Generator<undefined, ScenarioOdds> {
  const cast = castOf(scenario);
  return oddsAlong(shownCourse(throws, scenario), {
    ruleset: id,
    only: whatIf?.round ?? only,
    other: (of) => shotCourse(scenario, seededThrows(of), rollKnown),
    answer: answer(cast),
    roundOdds: (found, round, shown) => {
      const plan = shown?.played.plan ?? planRound(cast, found, round);
      return whatIf === undefined
        ? (brief ? briefOdds : fullOdds)(plan)
        : roundOdds(recounted(plan, whatIf.change), true);
    },
  });
}

export function odds(scenario: Scenario<QuickShotFact>, request: PlayRequest): ScenarioOdds {
  return atOnce(oddsInSteps(scenario, request));
}

const rollKnown = rememberedRolls(rollRound, fightKey);

/** A keystroke in another round leaves a plan and its odds as they are. */
const briefOdds = oncePer((plan: RoundPlan) => roundOdds(plan, true));
const fullOdds = oncePer((plan: RoundPlan) => roundOdds(plan, false));

/**
 * The course that some throws have shown stays as it is, whatever is asked of its rounds, and is played as far as is
 * asked for.
 */
const shownCourse = oncePerPair((throws: Throws, scenario: Scenario<QuickShotFact>) =>
  shotCourse(scenario, throws, rollKnown),
);
