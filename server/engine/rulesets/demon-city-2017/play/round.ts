/** One round from its head to the Injury rolls. Dice edition, steps 1 to 9. */
import type { Round } from '../../../scenario.ts';
import type { Step, Throws } from '../../../timeline.ts';
import type { Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf, type Fight } from '../../demon-city/fight.ts';
import { withTiesDrawn } from '../../demon-city/order.ts';
import type { Course } from '../../../play/course.ts';
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
  readonly after: Fight;
}

function playRound(cast: Cast, found: Fight, round: Round<DemonCityFact>, throws: Throws): RoundPlayed {
  const plan = planDice(cast, withTiesDrawn(found, round, throws), round);
  const telling = new Telling(cast, plan, throws);
  tellHead(telling, ruleKeys);
  announceAll(telling);
  resolveUnresisted(telling);
  playClashes(telling);
  rollInjuries(telling);
  return { plan, steps: telling.steps, after: telling.ending() };
}

/** Plays the scenario once. */
export function diceCourse(cast: Cast, throws: Throws): Course<Fight, RoundPlayed, DemonCityFact> {
  return fightCourse<Fight, RoundPlayed>(cast.scenario, startOf(cast), (fight, round) => playRound(cast, fight, round, throws));
}
