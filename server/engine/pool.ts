/** What someone throws, and why: the base, each extra and lost throw in order, and what is kept. */
import type { Source } from './source.ts';

/**
 * One extra or lost throw (or die, or step of a die, or change of a difficulty). `rule` is the id of its rule page;
 * `title` the rule's name, `because` the reason in words, `words` what the writer wrote where that is prose. `measure`
 * says in the game's words what it changes where that isn't the number of throws: `TN −2`, `a penalty die`.
 * `standing` tells whether it counted: `passed` means that it was given to the opponent instead, `unused` that this
 * pool has no use for it. Where it did not count, `uncounted` says why. `cameOf` is there where it was passed on by
 * `givenBy`, or turned into something else by another rule: what it was before.
 */
export interface Modifier {
  readonly rule: string;
  readonly title: string;
  readonly amount: number;
  readonly measure?: string;
  readonly because: string;
  readonly words?: string;
  /** What it is, in short, where the rule’s name says less: `3 WP bet`. */
  readonly called?: string;
  readonly source: Source;
  readonly standing: 'counted' | 'capped' | 'cancelled' | 'passed' | 'unused';
  readonly uncounted?: Uncounted;
  readonly givenBy?: string;
  readonly cameOf?: Modifier;
}

/**
 * Why something did not count: in a word or two, and as the end of a sentence; `source` is the sentence that says so,
 * where one does, and `rule` the page, where it is another than its own.
 */
export interface Uncounted {
  readonly short: string;
  readonly why: string;
  readonly source?: Source;
  readonly rule?: string;
}

/**
 * What of the throws counts: the highest or lowest; each one that hits; one that hits, however many do; a hit only
 * where all hit; or sets, dice of one face.
 */
export type Keep = 'highest' | 'lowest' | 'each hit' | 'one hit' | 'all hits' | 'sets';

/**
 * `base` plus the counted modifiers without a measure of their own gives `size`, except where `keep` is `lowest` by a
 * rule that says so; in a game with measures the game's own rules say what they come to. `because` says why everybody
 * has the base, and `rule` is the id of the page that says so.
 */
export interface Pool {
  readonly who: string;
  readonly base: number;
  readonly because: string;
  readonly rule: string;
  readonly modifiers: readonly Modifier[];
  readonly size: number;
  readonly keep: Keep;
  /** How hard it is to hit, where throws can hit or miss, in the game's words: before all changes, and after them. */
  readonly difficulty?: { readonly base: string; readonly now: string };
  /** The deck or the dice, in the game's words. */
  readonly from: string;
  /**
   * The bound that it is counted with, where more is written than that: `100 throws at most`. What comes of it isn’t
   * what is written.
   */
  readonly bounded?: string;
  /** Of a pool that is searched for sets, the lowest face of which one counts. */
  readonly least?: number;
  /** In what it is counted; in throws where nothing is said. */
  readonly unit?: Unit;
  /**
   * Set where there wasn’t enough to throw all of it, so that `size` is less: how many it should be, and why it isn’t.
   */
  readonly short?: { readonly of: number; readonly uncounted: Uncounted };
}

/** A pool of which one throw counts. */
export interface KeepingPool extends Pool {
  readonly keep: 'highest' | 'lowest';
}

/**
 * The name of one of those things that a pool is counted in, and of several; `faces` is how many each has, where they
 * are dice.
 */
export interface Unit {
  readonly one: string;
  readonly many: string;
  readonly faces?: number;
}
