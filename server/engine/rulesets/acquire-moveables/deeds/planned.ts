/** The types of a planned round: deeds that are ready to be played, with their dice, outcomes and moments. */
import type { Moment } from '../../../game/index.ts';
import type { Outcomes } from '../../../odds.ts';
import type { RoundRecorder } from '../../../play/round-recorder.ts';
import type { Pool } from '../../../pool.ts';
import type { Round } from '../../../scenario.ts';
import type { PoolChange } from '../../../worth/what-if.ts';
import type { Cast } from '../cast.ts';
import type { MoveablesFact, PinPurpose } from '../facts.ts';
import type { Fight } from '../fight.ts';
import type { Deed } from './deeds.ts';
import type { PlanContext } from './plan-context.ts';
import type { RolledTest } from './test-pools.ts';

export interface RoundPlan {
  readonly cast: Cast;
  readonly round: Round<MoveablesFact>;
  /** The fight as the round finds it, with what its head says. */
  readonly found: Fight;
  /** The pool that a what-if has changed. */
  readonly change?: PoolChange;
  readonly deeds: readonly PlannedDeed[];
  /** The initiative tests of the players’ characters who act, in text order (am-164). */
  readonly initiative: readonly RolledTest[];
}

/** A plain recorder, since everything that play needs is in the state. */
export type Recorder = RoundRecorder<Fight, RoundPlan, Cast>;

export interface PlannedDeed {
  readonly deed: Deed;
  /** Parts of the state that it changes or looks at, besides the actor and the targets. */
  readonly touches?: readonly string[];
  /** Whether it sees no more of the actor than an attack does (`fightParts`). */
  readonly isAttack?: true;
  /** Why it can never happen as it is written, in whole sentences; a check reports it. */
  readonly never?: string;
  /** Missing if nothing is rolled. */
  readonly rolled?: RolledDeed;
  /** Called at the actor’s turn, if they can act. */
  readonly moments: (recorder: Recorder) => readonly Moment<Recorder>[];
}

/** A die of a deed that can be pinned; without a purpose it is the one that the deed is about. */
export interface PinnableDie {
  readonly purpose?: PinPurpose;
  readonly sides: number;
}

interface RollFigure {
  readonly kind: string;
  readonly outcomes: Outcomes;
}

export interface RolledDeed {
  readonly pool: Pool;
  /** The outcomes of the action, the main one first. */
  readonly outcomes: Outcomes;
  readonly pins: readonly PinnableDie[];
  /** The pool of the opponent, if there is one who rolls too. */
  readonly against?: Pool;
  /** Of the contest by which steps show it; `outcomes` partition it. */
  readonly contest: RollFigure;
  /** What else is counted in it, each under a prefix of its own. */
  readonly more?: readonly (RollFigure & { readonly prefix: string })[];
}

/** Plans deeds of one kind; undefined if nothing can be rolled as it is written. */
export type Planner = (context: PlanContext, deed: Deed) => PlannedDeed | undefined;
