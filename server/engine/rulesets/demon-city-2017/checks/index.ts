/** The checks of Demon City, dice edition, in the order in which their findings are told. */
import type { LintRule } from '../../../finding.ts';
import { sharedChecks } from '../../demon-city/checks/index.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { claimedDie } from './claimed-die.ts';
import { claimedPosition } from './claimed-position.ts';
import { notInThisEdition } from './not-in-this-edition.ts';
import { pinnedDice } from './pinned-dice.ts';
import { tooManyLostDice } from './too-many-lost-dice.ts';
import { tooManySituationDice } from './too-many-situation-dice.ts';
import { unpaidDie } from './unpaid-die.ts';

export const checks: readonly LintRule<DemonCityFact>[] = [
  ...sharedChecks,
  claimedDie,
  unpaidDie,
  notInThisEdition,
  tooManySituationDice,
  tooManyLostDice,
  claimedPosition,
  pinnedDice,
];
