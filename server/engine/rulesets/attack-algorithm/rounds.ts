/** How the rounds of the New attack algorithm go. */
import type { Rounds } from '../../game/index.ts';
import { castOf, type Cast } from './cast.ts';
import type { AttackFact } from './facts.ts';
import { fightKey, startOf, toState, type Fight } from './fight.ts';
import { answer } from './odds/answer.ts';
import { damageIn } from './odds/distributions.ts';
import { roundOdds } from './odds/round-odds.ts';
import { withUnsaid } from './odds/unsaid.ts';
import { planRound, recounted, type RoundPlan } from './plan.ts';
import { momentsOf } from './play/round.ts';
import { Tale } from './play/tale.ts';
import { isIn } from './states.ts';

export const rounds: Rounds<AttackFact, Cast, Fight, RoundPlan, Tale> = {
  castOf,
  startOf,
  keyOf: fightKey,
  toState,
  isIn,
  planOf: planRound,
  recounted,
  taleOf: (_cast, plan, { throws, log }) => new Tale(plan, throws, log),
  momentsOf: (_cast, plan) => momentsOf(plan),
  oddsOf: (_cast, plan, { brief }) => roundOdds(plan, brief),
  withUnsaid,
  answer,
  costing: damageIn,
};
