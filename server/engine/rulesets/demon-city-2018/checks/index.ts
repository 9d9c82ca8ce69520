/** The checks of Demon City, tarot edition, in the order in which their findings are listed. */
import type { LintRule } from '../../../finding.ts';
import { sharedChecks } from '../../demon-city/checks/index.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { asymmetryChecks } from './asymmetries.ts';
import { deckChecks } from './decks.ts';
import { distanceChecks } from './distances.ts';
import { panicChecks } from './panic.ts';
import { pinChecks } from './pins.ts';
import { significatorChecks } from './significators.ts';
import { throwChecks } from './throws.ts';

export const checks: readonly LintRule<DemonCityFact>[] = [
  ...sharedChecks,
  ...distanceChecks,
  ...asymmetryChecks,
  ...throwChecks,
  ...pinChecks,
  ...deckChecks,
  ...panicChecks,
  ...significatorChecks,
];
