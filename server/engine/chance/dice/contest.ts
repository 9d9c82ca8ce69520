/** Hands of ten-sided dice that are rolled together, and their results. */

/** The number of faces: a die shows 1 to this. */
export const dieFaces = 10;

/**
 * A number of ten-sided dice, of which the highest counts. `held` are dice known beforehand, beside the `dice` still to
 * be rolled. `keepsHeld` means that the highest held die is known to be the one that counts, so that no other die is
 * above it; the odds are then conditional on this. A hand without any die has the value 0.
 */
export interface DiceHand {
  readonly id: string;
  readonly dice: number;
  readonly held?: readonly number[];
  readonly keepsHeld?: boolean;
  readonly side: string;
}

/** The dice of a hand, regardless of who rolls them. */
export type Dice = Pick<DiceHand, 'dice' | 'held' | 'keepsHeld'>;

/**
 * Hands that are rolled together: the highest acts, alone (dice edition, The Clash, step 6).
 * Hands of one side are allies, different sides are opposed.
 */
export interface DiceContest {
  readonly hands: readonly DiceHand[];
}

/** The dice of every hand by its id, held ones first. */
export type DiceRoll = ReadonlyMap<string, readonly number[]>;

/**
 * `critical` is a best die of 10 that acts and is nobody else’s (reading d16), `fumble` a best die of 1, acting or not
 * (reading d15).
 */
export interface DiceHandOutcome {
  readonly value: number;
  readonly acts: boolean;
  readonly critical: boolean;
  readonly fumble: boolean;
}

/**
 * `tied` are the ids that share the highest value if more than one does. It is a tie if opposed sides share it
 * (readings d16, d17); of allies one is drawn and acts (reading d18).
 */
export interface DiceOutcome {
  readonly verdict: 'acts' | 'tie';
  readonly actor?: string;
  readonly tied: readonly string[];
  readonly everyoneFumbles: boolean;
  readonly hands: ReadonlyMap<string, DiceHandOutcome>;
}
