/** What happens in a round besides what is announced: in its head, and at its end. */
import type { ContestFigure } from '../../../game/figures.ts';
import type { Moment } from '../../../game/index.ts';
import type { NameRef } from '../../../scenario.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import type { MoveablesFact } from '../facts.ts';
import { happeningTo, type Happen } from './steps.ts';

/** A moment, with the contests that it notes and steps show. */
export interface Happens {
  readonly moment: Moment<Recorder>;
  readonly contests?: readonly ContestFigure[];
}

/** What happens by one fact of a head; nothing for kinds that are somebody else’s, or that only hold from here on. */
export type Happening = (plan: RoundPlan, fact: MoveablesFact) => readonly Happens[];

/** What happens in each round to which it applies, such as to those who are on fire. */
export type Recurrence = (plan: RoundPlan) => readonly Happens[];

/** What happens to each of those who are named, one after another. */
export function toEach(
  cast: Cast,
  named: readonly NameRef[],
  happen: (recorder: Recorder, who: Fighter) => ReturnType<Happen>,
): readonly Happens[] {
  return fightersNamed(cast, named).map((who) => ({ moment: happeningTo(who, (recorder) => happen(recorder, who)) }));
}
