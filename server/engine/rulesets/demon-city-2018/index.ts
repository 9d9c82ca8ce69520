/** The Demon City ruleset, tarot edition (2018): the main game. */
import { defineGame } from '../../game/index.ts';
import { checks } from './checks/index.ts';
import { checkSteps } from './checks/throws.ts';
import { draftingOf } from '../demon-city/drafting.ts';
import { pages } from './pages/index.ts';
import { neededIn } from '../demon-city/needed.ts';
import { isPin } from '../demon-city/pins.ts';
import { cardForms, sentences } from '../demon-city/sentences/index.ts';
import { id } from './rule-ids.ts';
import { rounds, type TarotEdition } from './rounds.ts';
import { starterFor } from '../demon-city/starter.ts';
import { add } from '../demon-city/what-if/add.ts';
import { forcing } from './what-if/forcing.ts';
import { vocabulary } from './vocabulary.ts';
import { reachesSeveral } from '../demon-city/weapons.ts';

export const demonCity2018 = defineGame<TarotEdition>({
  id,
  title: 'Demon City, tarot edition',
  about:
    'Everybody announces one action, the least agile first, whatever the order of the lines; then those who ' +
    'could get in each other’s way throw cards together, and the side with the highest card acts.',
  family: 'demon-city',
  vocabulary,
  sentences,
  slotForms: cardForms,
  checks,
  checkSteps,
  pages,
  rounds,
  isPin,
  reachesSeveral,
  needed: neededIn([]),
  trialSentences: { add, forcing },
  drafting: draftingOf(starterFor(id, 'Demon City')),
});
