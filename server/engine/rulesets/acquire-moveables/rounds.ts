/** Acquire Moveables’ implementation of rounds for `defineGame`. */
import type { ActionFigure } from '../../game/figures.ts';
import type { Rounds, Types } from '../../game/index.ts';
import { castOf, type Cast } from './cast.ts';
import { deedSentence } from './deeds/deed-words.ts';
import type { MoveablesFact } from './facts.ts';
import { fightKey, fightParts, isIn, type Fight } from './fight.ts';
import { startOf } from './start.ts';
import { happensAtEnd } from './play/ending.ts';
import { happensAtHead } from './play/head.ts';
import { planOnce, planRound, recounted } from './plan.ts';
import { actionId, initiativeId, initiativeOutcomes, moreId, rollId } from './play/ids.ts';
import type { PlannedDeed, Recorder, RoundPlan } from './deeds/planned.ts';
import { momentsOf } from './play/round.ts';
import { toState } from './shown-state.ts';

export interface AcquireMoveables extends Types {
  readonly fact: MoveablesFact;
  readonly cast: Cast;
  readonly state: Fight;
  readonly plan: RoundPlan;
  readonly recorder: Recorder;
}

export const rounds: Rounds<AcquireMoveables> = {
  castOf,
  startOf,
  keyOf: fightKey,
  parts: fightParts,
  toState,
  isIn,
  planOf: planRound,
  planOnce,
  recounted,
  momentsOf: (_cast, plan) => momentsOf(plan),
  figuresOf: (cast, plan) => ({
    actions: plan.deeds.flatMap((planned) => actionFigure(cast, plan, planned) ?? []),
    contests: [
      ...plan.initiative.map(({ deed: { actor, announcement } }) => ({
        id: initiativeId(actor.name),
        kind: 'initiative',
        parties: [actor.name],
        outcomes: initiativeOutcomes,
        source: announcement.source,
      })),
      ...plan.deeds.flatMap(({ deed, rolled }) =>
        rolled === undefined
          ? []
          : [
              { ...rolled.contest, id: rollId(plan, deed) },
              ...(rolled.more ?? []).map(({ prefix, ...more }) => ({ ...more, id: moreId(prefix, plan, deed) })),
            ].map((figure) => ({ ...figure, parties: [deed.actor.name], source: deed.announcement.source })),
      ),
      ...[...happensAtHead(plan), ...happensAtEnd(plan)].flatMap(({ contests: also = [] }) => also),
    ],
  }),
};

function actionFigure(cast: Cast, plan: RoundPlan, { deed, rolled }: PlannedDeed): ActionFigure | undefined {
  if (rolled === undefined) return undefined;
  const { actor, announcement, targets } = deed;
  const [target] = targets;
  return {
    id: actionId(plan, deed),
    actor: actor.name,
    verb: announcement.verb.text,
    ...(target === undefined ? {} : { target: target.name }),
    words: deedSentence(cast, deed),
    pool: rolled.pool,
    outcomes: rolled.outcomes,
    source: announcement.source,
  };
}
