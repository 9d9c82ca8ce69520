/** What happens at the end of a round, after everybody’s turn, in the order of the text (am-163). */
import type { RoundPlan } from '../deeds/planned.ts';
import { arriving } from '../exploration/following.ts';
import { hourlyChecks, passingTime } from '../exploration/passing-time.ts';
import { summonsLeaving } from '../magic/presence.ts';
import { bleedOut } from '../sheet/bleeding.ts';
import { healingAtInterval } from '../sheet/healing.ts';
import { hazardEndings } from '../hazards/index.ts';
import type { Happens, Recurrence } from './happens.ts';

const endings: readonly Recurrence[] = [
  arriving,
  bleedOut,
  passingTime,
  hourlyChecks,
  healingAtInterval,
  summonsLeaving,
  ...hazardEndings,
];

export function happensAtEnd(plan: RoundPlan): readonly Happens[] {
  return endings.flatMap((ending) => ending(plan));
}
