/** Types of pools: what somebody throws, and why: the base, each extra and lost throw in order, and what is kept. */
import type { Source } from './source.ts';

/**
 * One extra or lost throw (or die, or step of a die, or change of a difficulty). `rule` is the id of its rule page;
 * `title` the rule's name, `because` the reason in words, `words` what the writer wrote if that is prose. `measure`
 * says in the game's words what it changes if that isn't the number of throws: `TN −2`, `a penalty die`. `standing`
 * says whether it counted: `passed` means that it was given to the opponent instead, `unused` that this pool has no use
 * for it. If it did not count, `uncounted` says why. `cameOf` is what it was before `givenBy` passed it on, or another
 * rule turned it into something else.
 */
export interface Modifier {
  readonly rule: string;
  readonly title: string;
  readonly amount: number;
  readonly measure?: string;
  readonly because: string;
  readonly words?: string;
  /** A short name that says more than the rule’s: `3 WP bet`. */
  readonly called?: string;
  readonly source: Source;
  readonly standing: 'counted' | 'capped' | 'cancelled' | 'passed' | 'unused';
  readonly uncounted?: Uncounted;
  readonly givenBy?: string;
  readonly cameOf?: Modifier;
}

/**
 * Why something did not count: in a word or two, and as the end of a sentence; `source` is the sentence that says so,
 * if there is one, and `rule` the page, if it isn't the modifier's own.
 */
export interface Uncounted {
  readonly short: string;
  readonly why: string;
  readonly source?: Source;
  readonly rule?: string;
}

/**
 * Which throws count: the highest or lowest; each one that hits; one hit, however many there are; a hit only if all
 * hit; sets, dice of one face; or all of them, added up.
 */
export type Keep = 'highest' | 'lowest' | 'each hit' | 'one hit' | 'all hits' | 'sets' | 'sum';

/**
 * `base` plus the counted modifiers without a measure gives `size`, except where `keep` is `lowest` by a rule that says
 * so; in a game with measures the game's own rules define their effect. `because` says why everybody has the base, and
 * `rule` is the id of its page.
 */
export interface Pool {
  readonly who: string;
  readonly base: number;
  readonly because: string;
  readonly rule: string;
  readonly modifiers: readonly Modifier[];
  readonly size: number;
  readonly keep: Keep;
  /** How several throws count, in the game’s words, where those of `keep` don’t fit: `the better one counts`. */
  readonly counting?: string;
  /** How hard it is to hit, if throws can hit or miss, in the game's words: before and after all changes. */
  readonly difficulty?: { readonly base: string; readonly now: string };
  /** The deck or the dice, in the game's words. */
  readonly from: string;
  /**
   * The bound that a larger written pool is cut to: `100 throws at most`. Its results aren't those of what is written.
   */
  readonly bounded?: string;
  /** For a pool that is searched for sets, the lowest face that counts. */
  readonly least?: number;
  /** Its unit; throws by default. */
  readonly unit?: Unit;
  /** Set if there wasn’t enough to throw all of it, so that `size` is less: the intended number, and the reason. */
  readonly short?: { readonly of: number; readonly uncounted: Uncounted };
}

/** A pool of which one throw counts. */
export interface KeepingPool extends Pool {
  readonly keep: 'highest' | 'lowest';
}

/** The singular and plural of a pool's unit; `faces` is the number of faces of each, for dice. */
export interface Unit {
  readonly one: string;
  readonly many: string;
  readonly faces?: number;
}
