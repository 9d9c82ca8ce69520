/** What the head of a round says happens before anybody acts, in the order in which it is written. */
import type { RoundPlan } from '../deeds/planned.ts';
import { spellEnding } from '../magic/ending.ts';
import { spellsMoving } from '../magic/moving.ts';
import { lightInHead } from '../exploration/burning-down.ts';
import { rollingUp } from '../creation/rolling-up.ts';
import { dispositionInHead } from '../exploration/dispositions.ts';
import { checkInHead } from '../exploration/encounters.ts';
import { silverAtHead } from '../exploration/silver.ts';
import { sheetAtHead } from '../sheet/at-head.ts';
import { restAtHead } from '../sheet/resting.ts';
import { hazardHappenings, hazardRecurrences } from '../hazards/index.ts';
import { type Happening, type Happens } from './happens.ts';
import { diceRolled } from './dice-rolled.ts';
import { headChanges } from './head-changes.ts';

const happenings: readonly Happening[] = [
  headChanges,
  diceRolled,
  sheetAtHead,
  restAtHead,
  checkInHead,
  dispositionInHead,
  lightInHead,
  silverAtHead,
  rollingUp,
  spellsMoving,
  spellEnding,
  ...hazardHappenings,
];

/** What the head says, and then what goes on from round to round; what only holds from here on is in the state. */
export function happensAtHead(plan: RoundPlan): readonly Happens[] {
  return [
    ...plan.round.facts.flatMap((fact) => happenings.flatMap((happens) => happens(plan, fact))),
    ...hazardRecurrences.flatMap((recurs) => recurs(plan)),
  ];
}
