/** The checks of Acquire Moveables, in the order in which their findings are listed. */
import type { LintRule } from '../../../finding.ts';
import type { MoveablesFact } from '../facts.ts';
import { armourChecks } from './armour.ts';
import { asPlayedChecks } from './as-played.ts';
import { attackChecks } from './attacks.ts';
import { contestChecks } from './contests.ts';
import { exploringChecks } from './exploring.ts';
import { creationChecks } from './creation.ts';
import { diceChecks } from './dice.ts';
import { firstAidChecks } from './first-aid.ts';
import { headDiceChecks } from './head-dice.ts';
import { hazardChecks } from './hazards.ts';
import { idleReason } from './idle-reasons.ts';
import { inVainChecks } from './in-vain.ts';
import { injuryTableChecks } from './injury-table.ts';
import { inventoryChecks } from './inventories.ts';
import { magicChecks } from './magic.ts';
import { measureChecks } from './measures.ts';
import { pinChecks } from './pins.ts';
import { restChecks } from './rests.ts';
import { sheetRowChecks } from './sheet-rows.ts';
import { sheetChecks } from './sheet.ts';
import { speechChecks } from './speech.ts';
import { testChecks } from './tests.ts';
import { attackWithoutWeapon } from './weapons.ts';

export const checks: readonly LintRule<MoveablesFact>[] = [
  ...sheetChecks,
  ...creationChecks,
  ...armourChecks,
  ...diceChecks,
  ...inventoryChecks,
  ...sheetRowChecks,
  ...restChecks,
  ...testChecks,
  idleReason,
  ...contestChecks,
  ...firstAidChecks,
  attackWithoutWeapon,
  ...attackChecks,
  ...speechChecks,
  ...exploringChecks,
  ...headDiceChecks,
  ...injuryTableChecks,
  ...magicChecks,
  ...measureChecks,
  ...hazardChecks,
  ...pinChecks,
  ...inVainChecks,
  ...asPlayedChecks,
];
