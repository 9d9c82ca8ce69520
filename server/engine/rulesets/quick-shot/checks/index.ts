/** All checks of Quick Shot. */
import type { LintRule } from '../../../finding.ts';
import type { QuickShotFact } from '../facts.ts';
import { attemptsChecks } from './attempts/index.ts';
import { peopleChecks } from './people/index.ts';
import { willpowerChecks } from './willpower/index.ts';

export const checks: readonly LintRule<QuickShotFact>[] = [...willpowerChecks, ...attemptsChecks, ...peopleChecks];
