/** View model of dice that have become others. */

declare module '../table.ts' {
  interface PicturesView {
    readonly stepping?: SteppingView;
  }
}

interface SteppingView {
  readonly dice: readonly SteppedDieView[];
}

/**
 * `says` is what happens to the die: `Location die: d10 → d12`. `ladder` are names of dice in order, and `from` and
 * `to` places in it; `to` is missing if the die is gone. `why` are its reasons.
 */
interface SteppedDieView {
  readonly says: string;
  readonly ladder: readonly string[];
  readonly from: number;
  readonly to?: number;
  readonly why: readonly string[];
}

// Makes this file a module, whose declaration adds to the table’s.
export {};
