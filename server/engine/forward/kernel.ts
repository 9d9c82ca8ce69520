/** The interface that a game provides for computing chances over all courses. */
import type { Throws } from '../chance/index.ts';
import type { ActionOdds, OutcomeOdds, RoundOdds } from '../odds.ts';
import type { Spreader } from '../play/overall/state-distribution.ts';
import type { Fact, Round } from '../scenario.ts';
import type { PoolChange } from '../worth/what-if.ts';

/** `S` is the game’s state. */
export interface Kernel<S, F extends Fact> extends Spreader<S, F> {
  /** The odds of a round from a state, without damage. With a changed pool, contests without it may be missing. */
  readonly oddsIn: (state: S, round: Round<F>, change?: PoolChange) => FoundOdds;
  /** For a game whose odds may take long to count: odds from single plays, whose mean over many states is as good. */
  readonly onePlay?: OnePlay<S, F>;
  /**
   * The state with all drawn cards put back. Its odds are nearly the same, and many states share it. Missing if throws
   * are never used up.
   */
  readonly reference?: (state: S) => S;
}

export interface OnePlay<S, F extends Fact> {
  /** What it takes to count the odds of a round from a state (`RoundChances.effort`); infinite above `mostEffort`. */
  readonly effortOf: (state: S, round: Round<F>) => number;
  /** What one play comes to, as odds of 0 and 1. `free` are the throws of the round without its pins. */
  readonly oddsIn: (state: S, round: Round<F>, throws: Throws, free: Throws) => FoundOdds;
}

/** The odds of a round from one state. */
export interface FoundOdds extends Pick<RoundOdds, 'contests' | 'unknown' | 'idle'> {
  readonly actions: readonly FoundAction[];
}

/**
 * `unsaid` are parts of outcomes that aren’t shown for this state alone, but count in a mean if other states show parts
 * of the same outcome.
 */
export interface FoundAction extends ActionOdds {
  readonly unsaid?: OutcomeOdds;
}
