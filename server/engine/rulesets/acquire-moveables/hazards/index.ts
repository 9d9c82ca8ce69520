/** Falls, fire, water, cold, food and drink: what of them happens in a round. */
import type { Happening, Recurrence } from '../play/happens.ts';
import { holdingBreath, surfacing } from './breath.ts';
import { freezing, warming } from './cold.ts';
import { falls } from './falls.ts';
import { burning } from './fire.ts';
import { infectionChecks } from './infection.ts';
import { eating } from './meals.ts';
import { drinking, goingWithout } from './supply.ts';

/** What the head of a round says happens. */
export const hazardHappenings: readonly Happening[] = [
  falls,
  surfacing,
  goingWithout,
  drinking,
  eating,
  infectionChecks,
];

/** What goes on from round to round, before anybody acts. */
export const hazardRecurrences: readonly Recurrence[] = [burning];

/** What time does, at the end of a round. */
export const hazardEndings: readonly Recurrence[] = [holdingBreath, freezing, warming];
