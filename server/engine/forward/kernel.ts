/** What a game has to tell for all courses of its scenarios to be gone through. */
import type { ActionOdds, OutcomeOdds, RoundOdds } from '../odds.ts';
import type { Spreader } from '../play/overall/state-distribution.ts';
import type { Fact, Round } from '../scenario.ts';
import type { PoolChange } from '../worth/what-if.ts';

/** `S` is the game’s state of the fight. */
export interface Kernel<S, F extends Fact> extends Spreader<S, F> {
  /**
   * The odds of a round from a state that it finds, without damage. With a pool counted otherwise those of contests in
   * which it plays no part may be missing.
   */
  readonly oddsIn: (state: S, round: Round<F>, change?: PoolChange) => FoundOdds;
  /**
   * The same state with all that was drawn put back, of which the odds are nearly the same: many states have one in
   * common. Missing where nothing that is thrown stays away.
   */
  readonly reference?: (state: S) => S;
}

/** What the odds of a round say from one state. */
export interface FoundOdds extends Pick<RoundOdds, 'contests' | 'unknown' | 'idle'> {
  readonly actions: readonly FoundAction[];
}

/**
 * `unsaid` are parts of outcomes that go without saying in this state, and count where other states tell parts of the
 * same outcome.
 */
export interface FoundAction extends ActionOdds {
  readonly unsaid?: OutcomeOdds;
}
