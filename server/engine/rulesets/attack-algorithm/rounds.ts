/** How the rounds of the New attack algorithm go. */
import type { Rounds, Types } from '../../game/index.ts';
import { castOf, type Cast } from './cast.ts';
import type { AttackFact } from './facts.ts';
import { fightKey, startOf, toState, type Fight } from './fight.ts';
import { answer } from './odds/answer.ts';
import { damageIn } from './odds/distributions.ts';
import { roundOdds } from './odds/round-odds.ts';
import { withUnsaid } from './odds/unsaid.ts';
import { planOnce, planRound, recounted, type RoundPlan } from './plan.ts';
import { momentsOf } from './play/round.ts';
import { Tale } from './play/tale.ts';
import { isIn } from './states.ts';

export interface AttackAlgorithm extends Types {
  readonly fact: AttackFact;
  readonly cast: Cast;
  readonly state: Fight;
  readonly plan: RoundPlan;
  readonly tale: Tale;
}

export const rounds: Rounds<AttackAlgorithm> = {
  castOf,
  startOf,
  keyOf: fightKey,
  toState,
  isIn,
  planOf: planRound,
  planOnce,
  recounted,
  taleOf: (...round) => new Tale(...round),
  printsLater: ['on a tie'],
  momentsOf: (_cast, plan) => momentsOf(plan),
  oddsOf: (_cast, plan, { brief }) => roundOdds(plan, brief),
  withUnsaid,
  answer,
  costing: damageIn,
};
