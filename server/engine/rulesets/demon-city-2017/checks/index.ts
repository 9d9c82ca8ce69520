/** The checks of Demon City, dice edition, in the order in which their findings are listed. */
import type { LintRule } from '../../../finding.ts';
import { sharedChecks } from '../../demon-city/checks/index.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { diceChecks } from './dice.ts';
import { otherEditionChecks } from './other-edition.ts';

export const checks: readonly LintRule<DemonCityFact>[] = [...sharedChecks, ...otherEditionChecks, ...diceChecks];
