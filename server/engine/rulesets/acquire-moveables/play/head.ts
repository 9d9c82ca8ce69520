/** What the head of a round says happens before anybody acts, in the order in which it is written. */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import type { MoveablesFact } from '../facts.ts';
import { withFactsOf } from '../fight.ts';

/** The moments of one fact of a head; none for kinds that are somebody else’s, or that only hold from here on. */
type Happening = (plan: RoundPlan, fact: MoveablesFact) => readonly Moment<Recorder>[];

const happenings: readonly Happening[] = [];

/** The facts of the head hold from here on, and what happens in it happens now. */
export function headOf(plan: RoundPlan): readonly Moment<Recorder>[] {
  const { facts } = plan.round;
  if (facts.length === 0) return [];
  const holding = happening<Recorder>((recorder) => {
    recorder.goOnWith(withFactsOf(recorder.fight, plan.round));
  });
  return [concerning([], holding), ...facts.flatMap((fact) => happenings.flatMap((happens) => happens(plan, fact)))];
}
