/** The chances of one round, as counted over everything that can happen in it. */
import type Fraction from 'fraction.js';
import type { Condition } from '../scenario.ts';

export interface RoundChances {
  /** How much was counted: ways that were played, and changes of states. */
  readonly effort?: number;
  /** The chance that the round notes this outcome for a figure. */
  readonly noted: (figure: string, outcome: string) => Fraction;
  /** The chance that it notes any outcome for a figure. */
  readonly thrown: (figure: string) => Fraction;
  /** The chance that a combatant is in a state after the round, named as in the vocabulary. */
  readonly isIn: (name: string, word: string) => Fraction;
  /** The chance that a condition holds after the round; undefined if there are too many ways to tell. */
  readonly holds: (question: Condition) => Fraction | undefined;
}
