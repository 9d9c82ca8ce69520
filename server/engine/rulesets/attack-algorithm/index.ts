/**
 * The New attack algorithm ruleset: one side attacks together, with bonus and penalty dice, a champion, and hits spread
 * over enemies.
 */
import { defineGame } from '../../game/index.ts';
import { checks } from './checks/index.ts';
import { drafting } from './drafting.ts';
import { pages } from './pages/index.ts';
import { needed } from './needed.ts';
import { isPin } from './rolls/pinned.ts';
import { rounds, type AttackAlgorithm } from './rounds.ts';
import { id } from './rule-ids.ts';
import { sentences, slotForms } from './sentences/index.ts';
import { traitWords } from './trait-words.ts';
import { add } from './what-if/add.ts';
import { forcing } from './what-if/forcing.ts';
import { vocabulary } from './vocabulary.ts';

export const attackAlgorithm = defineGame<AttackAlgorithm>({
  id,
  title: 'New attack algorithm',
  about:
    'A round is one exchange of attacks. All who attack for a side roll together, the champion with all ' +
    'their dice and everybody else with one; the hits are counted and spread evenly over those who are ' +
    'attacked. In a contested round both sides roll, and the one with more hits does full damage.',
  vocabulary,
  traitWords,
  sentences,
  slotForms,
  checks,
  pages,
  rounds,
  isPin,
  needed,
  trialSentences: { add, forcing },
  drafting,
});
