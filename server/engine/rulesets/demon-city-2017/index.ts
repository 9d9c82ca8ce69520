/** The Demon City ruleset, dice edition (2017). */
import { dieFaces } from '../../chance/index.ts';
import { defineGame } from '../../game/index.ts';
import { draftingOf } from '../demon-city/drafting.ts';
import { neededIn } from '../demon-city/needed.ts';
import { isPin } from '../demon-city/pins.ts';
import { cardForms, sentences } from '../demon-city/sentences/index.ts';
import { starterFor } from '../demon-city/starter.ts';
import { add } from '../demon-city/what-if/add.ts';
import { forcingBy } from '../demon-city/what-if/forcing.ts';
import { checks } from './checks/index.ts';
import { checkSteps } from './checks/dice.ts';
import { pages } from './pages/index.ts';
import { type DiceEdition, rounds } from './rounds.ts';
import { id } from './rule-ids.ts';
import { vocabulary } from './vocabulary.ts';
import { reachesSeveral } from '../demon-city/weapons.ts';

/** Clauses that only the tarot edition has a rule for. */
const strangers = [
  'deck',
  'significator',
  'wins-with',
  'calm-check',
  'shock',
  'called-shot',
  'no-supernatural-throw',
  'running',
  'calm-throws',
  'host-throws-against-calm',
  'decides-panic',
  'decides-calming',
  'decides-ally-tie',
];

/** The faces of a die. */
const faces = Array.from({ length: dieFaces }, (_, index) => `${index + 1}`);

export const demonCity2017 = defineGame<DiceEdition>({
  id,
  title: 'Demon City, dice edition',
  about:
    'Everybody announces one action, the least agile first, whatever the order of the lines; then those who ' +
    'could get in each other’s way roll ten-sided dice together, and the one with the highest die acts.',
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
  needed: neededIn(strangers),
  trialSentences: { add, forcing: forcingBy({ facesOf: () => faces, unit: 'die' }) },
  drafting: draftingOf(starterFor(id, 'Demon City, dice edition')),
});
