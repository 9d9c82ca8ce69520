/** Rolling the dice of a hand. */
import type { Throws } from '../throws.ts';
import type { Dice } from './contest.ts';
import { openFaces } from './highest.ts';

/**
 * The held dice, then the rolled ones; if a held die is known to count, the others are rolled so that none is above it.
 */
export function rollDice(hand: Dice, throws: Throws): readonly number[] {
  const faces = openFaces(hand);
  const dice = [...(hand.held ?? [])];
  for (let left = hand.dice; left > 0; left -= 1) dice.push(1 + throws.pick(faces));
  return dice;
}
