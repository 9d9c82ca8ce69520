/** The New attack algorithm’s implementation of rounds for `defineGame`. */
import type { Rounds, Types } from '../../game/index.ts';
import { type Cast, castOf } from './cast.ts';
import type { AttackFact } from './facts.ts';
import { conditionOf, type Fight, fightKey, hasNoHitPoints, isOut, startOf, toState } from './fight.ts';
import { answer } from './odds/answer.ts';
import { damageIn } from './odds/distributions.ts';
import { roundOdds } from './odds/round-odds.ts';
import { withUnsaid } from './odds/unsaid.ts';
import { planOnce, planRound, recounted, type RoundPlan } from './plan.ts';
import { momentsOf } from './play/round.ts';
import { AttackRecorder } from './play/round-recorder.ts';
import { problemsIn } from './problems.ts';
import { atNoHitPoints } from './vocabulary.ts';

export interface AttackAlgorithm extends Types {
  readonly fact: AttackFact;
  readonly cast: Cast;
  readonly state: Fight;
  readonly plan: RoundPlan;
  readonly recorder: AttackRecorder;
}

export const rounds: Rounds<AttackAlgorithm> = {
  castOf,
  startOf,
  keyOf: fightKey,
  toState,
  isIn,
  planOf: planRound,
  planOnce,
  inspect: (_cast, plan) => problemsIn(plan),
  recounted,
  recorderOf: (...round) => new AttackRecorder(...round),
  printsLater: ['on a tie'],
  momentsOf: (_cast, plan) => momentsOf(plan),
  oddsOf: (_cast, plan, { brief }) => roundOdds(plan, brief),
  withUnsaid,
  answer,
  costing: damageIn,
};

/** Whether a combatant is in a state that the vocabulary or the odds name. */
function isIn(fight: Fight, name: string, state: string): boolean {
  switch (state) {
    case 'down':
    case 'out of the fight':
      return isOut(fight, name);
    case 'unhurt':
      return conditionOf(fight, name).damage === 0;
    case 'hurt':
      return conditionOf(fight, name).damage > 0;
    case atNoHitPoints:
      return hasNoHitPoints(conditionOf(fight, name));
    default:
      return false;
  }
}
