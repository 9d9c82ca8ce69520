/** The checks of the New attack algorithm, in the order in which their findings are listed. */
import type { LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import { championChecks } from './champions.ts';
import { circumstanceChecks } from './circumstances.ts';
import { clauseChecks } from './clauses.ts';
import { contestChecks } from './contests.ts';
import { defeatChecks } from './defeat.ts';
import { defenceChecks } from './defences.ts';
import { diceChecks } from './dice.ts';
import { difficultyChecks } from './difficulty.ts';
import { formChecks } from './forms.ts';
import { hitDiceChecks } from './hit-dice.ts';
import { numberChecks } from './numbers.ts';
import { pinChecks } from './pins.ts';
import { spreadChecks } from './spreading.ts';
import { targetChecks } from './targets.ts';

export const checks: readonly LintRule<AttackFact>[] = [
  ...difficultyChecks,
  ...diceChecks,
  ...numberChecks,
  ...pinChecks,
  ...defenceChecks,
  ...formChecks,
  ...circumstanceChecks,
  ...championChecks,
  ...targetChecks,
  ...spreadChecks,
  ...hitDiceChecks,
  ...contestChecks,
  ...clauseChecks,
  ...defeatChecks,
];
