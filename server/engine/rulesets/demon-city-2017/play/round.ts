/** One round from its head to the Injury rolls. Dice edition, steps 1 to 9. */
import type { Round, Scenario } from '../../../scenario.ts';
import type { Step, Throws } from '../../../timeline.ts';
import { castOf, type Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf, type Fight } from '../../demon-city/fight.ts';
import { withTiesDrawn } from '../../demon-city/order.ts';
import { CountedThrows } from '../../../play/counted-throws.ts';
import type { GrowingCourse } from '../../../play/course.ts';
import { StepLog } from '../../../play/step-log.ts';
import { fightCourse } from '../../demon-city/play/course.ts';
import { tellHead } from '../../demon-city/play/tale.ts';
import { planDice, ruleKeys, type DicePlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { playClashes } from './clash.ts';
import { rollInjuries } from './injuries.ts';
import { resolveUnresisted } from './tasks.ts';
import { Telling } from './telling.ts';

/** A round as it was played. */
export interface RoundPlayed {
  readonly plan: DicePlan;
  readonly steps: readonly Step[];
  /** Missing where nobody asks for the steps. */
  readonly picks?: number;
  readonly after: Fight;
}

function playRound(cast: Cast, found: Fight, round: Round<DemonCityFact>, throws: Throws): RoundPlayed {
  const counted = new CountedThrows(throws);
  const plan = planDice(cast, withTiesDrawn(found, round, counted), round);
  return {
    ...played(plan, new Telling(cast, plan, counted, new StepLog(round.number, counted))),
    picks: counted.picks,
  };
}

/** The same without any steps, for whoever asks only what comes of it. */
export function rollRound(cast: Cast, found: Fight, round: Round<DemonCityFact>, throws: Throws): RoundPlayed {
  const plan = planDice(cast, withTiesDrawn(found, round, throws), round);
  return played(plan, new Telling(cast, plan, throws));
}

function played(plan: DicePlan, telling: Telling): RoundPlayed {
  tellHead(telling, ruleKeys);
  announceAll(telling);
  resolveUnresisted(telling);
  playClashes(telling);
  rollInjuries(telling);
  return { plan, steps: telling.steps, after: telling.ending() };
}

/** One course of a scenario, of which nothing is played yet. */
export function diceCourse(
  scenario: Scenario<DemonCityFact>,
  throws: Throws,
  play: typeof playRound = playRound,
): GrowingCourse<Fight, RoundPlayed, DemonCityFact> {
  const cast = castOf(scenario);
  return fightCourse<Fight, RoundPlayed>(scenario, startOf(cast), (fight, round) => play(cast, fight, round, throws));
}
