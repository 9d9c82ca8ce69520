/**
 * The Quick Shot ruleset: only the players roll, eight dice or more, and look for sets; Willpower is bet, won and lost.
 */
import { defineGame } from '../../game/index.ts';
import { checks } from './checks/index.ts';
import { drafting } from './drafting.ts';
import { unsquashed } from './odds/figures.ts';
import { printedTables } from './odds/tables.ts';
import { pages } from './pages/index.ts';
import { isPin } from './pinned.ts';
import { explained } from './completions/explained.ts';
import { quotable } from './completions/index.ts';
import { needed } from './completions/needed.ts';
import { type QuickShot, rounds } from './rounds.ts';
import { id } from './rule-ids.ts';
import { sentences, slotForms } from './sentences/index.ts';
import { traitWords } from './trait-words.ts';
import { add, additions, addsTo } from './what-if/add.ts';
import { forcing } from './what-if/forcing.ts';
import { vocabulary } from './vocabulary.ts';

export const quickShot = defineGame<QuickShot>({
  id,
  title: 'Quick Shot',
  calls: {
    throw: 'roll',
    even: 'left open',
    pieces: 'dice',
    trying: 'Open a die, a bet or a reason to change it, or make an action easier or harder.',
  },
  about:
    'Only the players roll. In a round everybody says what they want, each action gets its difficulty, and a roll of ' +
    'eight d8 is searched for sets of 5 or higher: one wide enough for each action. Two ones make it critical. A bet ' +
    'of Willpower adds dice, and is lost if anything fails.',
  vocabulary,
  traitWords,
  sentences,
  slotForms,
  checks,
  pages,
  rounds,
  isPin,
  printedTables,
  quotable,
  needed,
  explained,
  trialSentences: { additions, boundsMethod: unsquashed, add, addsTo, forcing },
  drafting,
});
