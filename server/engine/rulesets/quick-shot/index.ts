/** Quick Shot: the players alone roll eight dice or more, and look for sets; Willpower is bet, won and lost. */
import type { Ruleset } from '../../ruleset.ts';
import { checks } from './checks/index.ts';
import type { QuickShotFact } from './facts.ts';
import { odds, oddsInSteps } from './odds/index.ts';
import { course, overall } from './odds/overall.ts';
import { printedTables } from './odds/tables.ts';
import { pages } from './pages/index.ts';
import { isPin } from './pinned.ts';
import { play, playInSteps } from './play/index.ts';
import { quotable } from './quotable/index.ts';
import { id } from './rule-ids.ts';
import { sentences, slotForms } from './sentences/index.ts';
import { traitWords } from './trait-words.ts';
import { add, additions } from './trying/add.ts';
import { forcing } from './trying/forcing.ts';
import { vocabulary } from './vocabulary.ts';

export const quickShot: Ruleset<QuickShotFact> = {
  id,
  title: 'Quick Shot',
  about: 'Only the players roll. In a round everybody says what they want, each action gets its difficulty, and a roll of eight d8 is searched for sets of 5 or higher: one wide enough for each action. Two ones make it critical. Willpower that is bet adds dice, and is lost if anything fails.',
  vocabulary,
  traitWords,
  sentences,
  slotForms,
  checks,
  pages,
  play,
  playInSteps,
  odds,
  oddsInSteps,
  course,
  overall,
  isPin,
  printedTables,
  quotable,
  trying: { additions, add, forcing },
};
