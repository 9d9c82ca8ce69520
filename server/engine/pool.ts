/** What someone throws, and why: the base, each extra and lost throw in order, and what is kept. */
import type { Source } from './source.ts';

/**
 * One extra or lost throw (or die, or step). `rule` is the id of its rule page; `title` the rule's name,
 * `because` the reason in words, `words` what the writer wrote where that is prose.
 * `standing` tells whether it counted: `passed` means that it was given to the opponent instead.
 */
export interface Modifier {
  readonly rule: string;
  readonly title: string;
  readonly amount: number;
  readonly because: string;
  readonly words?: string;
  readonly source: Source;
  readonly standing: 'counted' | 'capped' | 'cancelled' | 'passed';
  readonly givenBy?: string;
}

/** `base` plus the counted modifiers gives `size`, except where `keep` is `lowest` by a rule that says so. */
export interface Pool {
  readonly who: string;
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly size: number;
  readonly keep: 'highest' | 'lowest';
  /** The deck or the dice, in the game's words. */
  readonly from: string;
  /** In what it is counted; in throws where nothing is said. */
  readonly unit?: Unit;
}

/** The name of one of those things that a pool is counted in, and of several. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}
