/** The types of the chances of a contest of dice. */
import type Fraction from 'fraction.js';

/** A hand that is drawn among tied allies acts, so its share of such ties is in `acts`, but not in `critical`. */
export interface DiceHandChances {
  readonly acts: Fraction;
  readonly critical: Fraction;
  readonly fumble: Fraction;
}

/** `acts` of all hands and `tie` sum to one. `everyoneFumbles` is the chance that the best die of every hand is 1. */
export interface DiceChances {
  readonly hands: ReadonlyMap<string, DiceHandChances>;
  readonly tie: Fraction;
  readonly everyoneFumbles: Fraction;
}
