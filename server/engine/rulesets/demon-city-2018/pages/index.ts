/** The rule pages of the tarot edition, in the order of play: what each rule says, in our words, and its heading. */
import type { RulePage } from '../../../ruleset.ts';
import { announcingPages } from './announcing.ts';
import { cardPages } from './cards.ts';
import { clashPages } from './clash.ts';
import { extraThrowPages } from './extra-throws.ts';
import { lostThrowPages } from './lost-throws.ts';
import { outcomePages } from './outcomes.ts';

export const pages: readonly RulePage[] = [
  ...announcingPages,
  ...cardPages,
  ...extraThrowPages,
  ...lostThrowPages,
  ...clashPages,
  ...outcomePages,
];
