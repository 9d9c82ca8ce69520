/** The checks of Acquire Moveables, in the order in which their findings are listed. */
import type { LintRule } from '../../../finding.ts';
import type { MoveablesFact } from '../facts.ts';
import { armourChecks } from './armour.ts';
import { attackChecks } from './attacks.ts';
import { diceChecks } from './dice.ts';
import { inVainChecks } from './in-vain.ts';
import { inventoryChecks } from './inventories.ts';
import { pinChecks } from './pins.ts';
import { restChecks } from './rests.ts';
import { sheetChecks } from './sheet.ts';
import { testChecks } from './tests.ts';

export const checks: readonly LintRule<MoveablesFact>[] = [
  ...sheetChecks,
  ...armourChecks,
  ...diceChecks,
  ...inventoryChecks,
  ...restChecks,
  ...testChecks,
  ...attackChecks,
  ...pinChecks,
  ...inVainChecks,
];
