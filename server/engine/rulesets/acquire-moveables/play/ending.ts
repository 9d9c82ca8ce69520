/** What happens at the end of a round, after everybody’s turn, in the order of the text (am-163). */
import type { Moment } from '../../../game/index.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';

/** The moments of one thing that happens at the end of rounds; none where it doesn’t apply. */
type Ending = (plan: RoundPlan) => readonly Moment<Recorder>[];

const endings: readonly Ending[] = [];

export function endingOf(plan: RoundPlan): readonly Moment<Recorder>[] {
  return endings.flatMap((ending) => ending(plan));
}
