/**
 * New attack algorithm: one side attacks together, with bonus and penalty dice, a champion, and hits spread over
 * enemies.
 */
import type { Ruleset } from '../../ruleset.ts';
import { checks } from './checks/index.ts';
import { drafting } from './drafting.ts';
import type { AttackFact } from './facts.ts';
import { odds, oddsInSteps } from './odds/index.ts';
import { course, overall } from './odds/overall.ts';
import { pages } from './pages/index.ts';
import { needed } from './needed.ts';
import { isPin } from './pinned.ts';
import { play, playInSteps } from './play/index.ts';
import { id } from './rule-ids.ts';
import { sentences, slotForms } from './sentences/index.ts';
import { traitWords } from './trait-words.ts';
import { add } from './trying/add.ts';
import { forcing } from './trying/forcing.ts';
import { vocabulary } from './vocabulary.ts';

export const attackAlgorithm: Ruleset<AttackFact> = {
  id,
  title: 'New attack algorithm',
  about:
    'A round is one exchange of attacks. All who attack for a side roll together, the champion with all their dice and everybody else with one; the hits are counted and spread evenly over those who are attacked. In a contested round both sides roll, and the one with more hits does full damage.',
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
  needed,
  trying: { add, forcing },
  drafting,
};
