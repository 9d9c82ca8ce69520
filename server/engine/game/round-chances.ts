/** The chances of one round, as counted over everything that can happen in it. */
import type Fraction from 'fraction.js';
import type { Condition } from '../scenario.ts';

/** `S` is the state after the round. */
export interface RoundChances {
  /** The chance that the round notes this outcome for a figure. */
  noted(figure: string, outcome: string): Fraction;
  /** The chance that it notes any outcome for a figure. */
  thrown(figure: string): Fraction;
  /** The chance that a combatant is in a state after the round, named as in the vocabulary. */
  isIn(name: string, word: string): Fraction;
  /** The chance that a condition holds after the round. */
  holds(question: Condition): Fraction;
}
