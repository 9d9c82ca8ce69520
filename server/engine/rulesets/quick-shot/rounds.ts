/** Quick Shot’s implementation of rounds for `defineGame`. */
import type { Rounds, Types } from '../../game/index.ts';
import { castOf, type Cast } from './cast.ts';
import type { QuickShotFact } from './facts.ts';
import { fightKey, type Fight } from './fight.ts';
import { answer } from './odds/answer.ts';
import { leftOpen } from './odds/left-open.ts';
import { roundOdds } from './odds/round-odds.ts';
import { planRound, recounted, startOf, type RoundPlan } from './plan.ts';
import { momentsOf } from './play/round.ts';
import { problemsIn } from './problems.ts';
import { QuickShotRecorder } from './play/round-recorder.ts';
import { isIn, toState } from './state.ts';

export interface QuickShot extends Types {
  readonly fact: QuickShotFact;
  readonly cast: Cast;
  readonly state: Fight;
  readonly plan: RoundPlan;
  readonly recorder: QuickShotRecorder;
}

export const rounds: Rounds<QuickShot> = {
  castOf,
  startOf,
  keyOf: fightKey,
  toState,
  isIn,
  planOf: planRound,
  inspect: (_cast, plan) => problemsIn(plan),
  recounted,
  recorderOf: (...round) => new QuickShotRecorder(...round),
  printsLater: ['on a critical'],
  momentsOf: (_cast, plan) => momentsOf(plan),
  oddsOf: (_cast, plan, { brief }) => roundOdds(plan, brief),
  answer,
  leftOpen,
};
