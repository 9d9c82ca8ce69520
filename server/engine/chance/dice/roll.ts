/** Rolling the dice of a hand. */
import type { Throws } from '../../timeline.ts';
import type { Dice } from './contest.ts';
import { openFaces } from './highest.ts';

/**
 * The held dice, then the rolled ones; where a held die is known to count, the others are rolled among what leaves it
 * so.
 */
export function rollDice(hand: Dice, throws: Throws): readonly number[] {
  const faces = openFaces(hand);
  return [...(hand.held ?? []), ...Array.from({ length: hand.dice }, () => 1 + throws.pick(faces))];
}
