/** What a reader wants to try out, and which course to show: the analysis module’s version of the protocol’s types. */

/**
 * One thing tried out. `aside`: a modifier’s reason is set aside, or restored. `add`: an extra (1) or a lost (-1)
 * throw. `force`: somebody’s throws in a step have these results, slot by slot; `null` leaves a slot free. `seed`:
 * replaces the file's seed. Rounds are identified by their index among the written ones (−1 is none), since several may
 * share a number; steps by their key and their round.
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

/** From this step on the throws come from another seed; everything thrown before it stays. */
export interface Redraw {
  readonly step: string;
  readonly round?: number;
  readonly seed: number;
}

/** The trials in order, and then the redraws of a branch in order. */
export interface Wish {
  readonly trials: readonly Trial[];
  readonly redraws: readonly Redraw[];
}

/** The result of a trial: its description, the sentence that it writes, and why it isn’t possible, if so. */
export interface TrialResult {
  readonly says: string;
  readonly writes?: string;
  readonly lost?: string;
}

/** The result of a redraw: the first step whose throws it changes, or none if its step no longer exists. */
export interface RedrawResult {
  readonly seed: number;
  readonly step?: string;
  readonly title?: string;
}
