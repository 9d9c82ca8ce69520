/** One round from its head to the Injury rolls. Dice edition, steps 1 to 9. */
import { oncePer, oncePerPair } from '../../../once.ts';
import type { Round } from '../../../scenario.ts';
import type { Step, Throws } from '../../../timeline.ts';
import type { Cast } from '../../demon-city/cast.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { startOf, type Fight } from '../../demon-city/fight.ts';
import { drawsTies, withTiesDrawn } from '../../demon-city/order.ts';
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
  return played(plan, new Telling(cast, plan, throws));
}

/** The same without any steps, for whoever asks only what comes of it. */
export function rollRound(cast: Cast, found: Fight, round: Round<DemonCityFact>, throws: Throws): RoundPlayed {
  const plan = drawsTies(round) ? planDice(cast, withTiesDrawn(found, round, throws), round) : plansOf(cast)(found, round);
  return played(plan, new Telling(cast, plan, throws, true));
}

/** Of a state that comes up again and again, as the one at the start does, each round is planned once. */
const plansOf = oncePer((cast: Cast) => oncePerPair((found: Fight, round: Round<DemonCityFact>) => planDice(cast, found, round)));

function played(plan: DicePlan, telling: Telling): RoundPlayed {
  tellHead(telling, ruleKeys);
  announceAll(telling);
  resolveUnresisted(telling);
  playClashes(telling);
  rollInjuries(telling);
  return { plan, steps: telling.steps, after: telling.ending() };
}

/** Plays the scenario once. */
export function diceCourse(cast: Cast, throws: Throws, play: typeof playRound = playRound): Course<Fight, RoundPlayed, DemonCityFact> {
  return fightCourse<Fight, RoundPlayed>(cast.scenario, startOf(cast), (fight, round) => play(cast, fight, round, throws));
}
