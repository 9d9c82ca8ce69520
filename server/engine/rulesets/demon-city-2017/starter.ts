/** A first fight by the rules of this edition. */
import type { Starter } from '../../drafting.ts';
import { id } from './rule-ids.ts';

export const starter: Starter = {
  title: 'A first fight, Demon City, dice edition',
  about: 'Somebody with a knife, a ghoul, and the odds of one round',
  text: `scenario "The back room"
rules ${id}

read aloud "A bulb on a wire, a smell like wet earth, and something that gets up from under the table."

combatant Ann (she) of the Players
  Agility 3  Toughness 3
  carries knife

combatant the Ghoul (it) of the Host
  Agility 2  Toughness 4

round 1
  the Ghoul: punches Ann.
  Ann: stabs the Ghoul with her knife.
    on success "It folds up without a sound."
    on failure "The blade finds nothing but the coat."
`,
  places: ['The back room', 'Ann', 'the Ghoul'],
};
