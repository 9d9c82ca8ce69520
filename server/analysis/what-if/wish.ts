/** What a reader wants to try out, and which course to see of it: the same as the protocol says, for this room. */

/**
 * One thing tried out. `aside`: a reason in a pool is set aside, or no longer. `add`: an extra (1) or a lost (-1)
 * throw.
 * `force`: the throws of somebody in a step fall as said, slot by slot, `null` as it may. `seed`: the file's seed is
 * another. Rounds are named by their place among the written ones, of which −1 is none, steps by their keys, and by
 * their rounds, since several may have one number.
 */
export type Trial =
  | {
      readonly kind: 'aside';
      readonly round: number;
      readonly reason: { readonly who: string; readonly words: string };
      readonly aside: boolean;
    }
  | {
      readonly kind: 'add';
      readonly round: number;
      readonly who: string;
      readonly amount: 1 | -1;
      readonly words: string;
    }
  | {
      readonly kind: 'force';
      readonly step: string;
      readonly round?: number;
      readonly who: string;
      readonly faces: readonly (string | null)[];
    }
  | { readonly kind: 'seed'; readonly seed: number };

export type TrialOf<K extends Trial['kind']> = Extract<Trial, { readonly kind: K }>;

/** From this step on the throws are those of another seed; whatever was thrown before it stays. */
export interface Redraw {
  readonly step: string;
  readonly round?: number;
  readonly seed: number;
}

/** What is tried out, one after the other, and then the redraws of a branch, one after the other. */
export interface Wish {
  readonly trials: readonly Trial[];
  readonly redraws: readonly Redraw[];
}

/** What became of a trial: in words, the sentence that it writes, and why it can’t be tried where it can’t. */
export interface ToldTrial {
  readonly says: string;
  readonly writes?: string;
  readonly lost?: string;
}

/**
 * What became of a redraw: the first step that is thrown anew by it, or none where the step for which it was asked
 * isn’t there any more.
 */
export interface ToldRedraw {
  readonly seed: number;
  readonly step?: string;
  readonly title?: string;
}
