/** The rule pages of the dice edition, in the order of play: what each rule says, in our words, and its heading. */
import type { RulePage } from '../../../ruleset.ts';
import { announcingPages } from './announcing.ts';
import { clashPages } from './clash.ts';
import { extraDicePages } from './extra-dice.ts';
import { lostDicePages } from './lost-dice.ts';
import { outcomePages } from './outcomes.ts';
import { taskPages } from './tasks.ts';

export const pages: readonly RulePage[] = [
  ...taskPages,
  ...announcingPages,
  ...extraDicePages,
  ...lostDicePages,
  ...clashPages,
  ...outcomePages,
];
