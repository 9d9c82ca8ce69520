/** The rule pages of the New attack algorithm, in the order of play. */
import type { RulePage } from '../../../ruleset.ts';
import { attackPages } from './attacking.ts';
import { checkPages } from './checks.ts';
import { contestPages, openPages } from './contest.ts';
import { sideRollPages } from './side-roll.ts';

export const pages: readonly RulePage[] = [
  ...checkPages,
  ...attackPages,
  ...sideRollPages,
  ...contestPages,
  ...openPages,
];
