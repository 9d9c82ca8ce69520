/** A starter scenario that the rules of both editions can play. */
import type { Starter } from '../../drafting.ts';

/** The starter scenario for the edition with this id; `game` is its name in a list of games. */
export function starterFor(id: string, game: string): Starter {
  return {
    title: `A first fight, ${game}`,
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
}
