/** The checks that both editions of Demon City share, in the order in which their findings are listed. */
import type { LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../facts.ts';
import { announcementChecks } from './announcements.ts';
import { asymmetryChecks } from './asymmetries.ts';
import { orderChecks } from './order.ts';
import { positionChecks } from './positions.ts';
import { preconditionChecks } from './preconditions.ts';
import { repetitionChecks } from './repeated.ts';
import { stateChecks } from './states.ts';
import { statChecks } from './stats.ts';
import { weaponChecks } from './weapons.ts';

export const sharedChecks: readonly LintRule<DemonCityFact>[] = [
  ...statChecks,
  ...weaponChecks,
  ...positionChecks,
  ...orderChecks,
  ...stateChecks,
  ...preconditionChecks,
  ...repetitionChecks,
  ...asymmetryChecks,
  ...announcementChecks,
];
