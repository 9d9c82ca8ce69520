/** The pages of all rules, in the order of play. */
import type { RulePage } from '../../../ruleset.ts';
import { advantagePages } from './advantages.ts';
import { bettingPages } from './betting.ts';
import { combatPages } from './combat.ts';
import { criticalPages } from './criticals.ts';
import { deltaGreenPages } from './delta-green.ts';
import { difficultyPages } from './difficulties.ts';
import { drivePages } from './drives.ts';
import { flawPages } from './flaws.ts';
import { gamblePages } from './gambles.ts';
import { goingForItPages } from './going-for-it.ts';
import { hurtPages } from './hurt.ts';
import { outcomePages } from './outcomes.ts';
import { setPages } from './sets.ts';
import { willpowerPages } from './willpower.ts';

export const pages: readonly RulePage[] = [
  ...gamblePages,
  ...difficultyPages,
  ...goingForItPages,
  ...bettingPages,
  ...setPages,
  ...criticalPages,
  ...outcomePages,
  ...combatPages,
  ...hurtPages,
  ...advantagePages,
  ...flawPages,
  ...willpowerPages,
  ...drivePages,
  ...deltaGreenPages,
];
