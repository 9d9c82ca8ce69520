/** The pages of all rules, in the order of the text. */
import type { RulePage } from '../../../ruleset.ts';
import { armourPages } from './armour.ts';
import { attackPages } from './attacks.ts';
import { characterPages } from './characters.ts';
import { creationPages } from './creation.ts';
import { dicePages } from './dice.ts';
import { encounterPages } from './encounters.ts';
import { explorationPages } from './exploration.ts';
import { fatiguePages } from './fatigue.ts';
import { fightPages } from './fights.ts';
import { grenadePages } from './grenades.ts';
import { creditPages, hazardPages } from './hazards.ts';
import { injuryPages } from './injuries.ts';
import { injuryTablePages } from './injury-table.ts';
import { inventoryPages } from './inventories.ts';
import { creaturePages, magicPages } from './magic.ts';
import { measurePages } from './measures.ts';
import { restPages } from './rests.ts';
import { testPages } from './tests.ts';

export const pages: readonly RulePage[] = [
  ...testPages,
  ...dicePages,
  ...measurePages,
  ...characterPages,
  ...inventoryPages,
  ...fatiguePages,
  ...injuryPages,
  ...restPages,
  ...armourPages,
  ...creationPages,
  ...explorationPages,
  ...encounterPages,
  ...fightPages,
  ...attackPages,
  ...injuryTablePages,
  ...grenadePages,
  ...magicPages,
  ...creaturePages,
  ...hazardPages,
  ...creditPages,
];
