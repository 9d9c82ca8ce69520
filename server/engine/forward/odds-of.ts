/** Computes the odds of rounds from many states, with a cache since most states recur. */
import { memoOfEach, type Keeping, type TextMemo } from '../derive/index.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { FoundOdds, Kernel } from './kernel.ts';

export class OddsOf<S, F extends Fact> {
  readonly #kernel: Kernel<S, F>;
  readonly #known: (round: Round<F>) => TextMemo<FoundOdds>;

  constructor(kernel: Kernel<S, F>) {
    this.#kernel = kernel;
    this.#known = memoOfEach('odds of a round', roomIn(kernel.scenario));
  }

  /** Whether there are quick odds in addition to exact ones. */
  get hasQuick(): boolean {
    return this.#kernel.reference !== undefined;
  }

  /** Whether the odds in a state have been computed, and are still kept. */
  knows(found: S, round: Round<F>): boolean {
    return this.#known(round).known(this.#kernel.keyOf(found)) !== undefined;
  }

  exact(found: S, round: Round<F>): FoundOdds {
    return this.hasQuick ? this.#kernel.oddsIn(found, round) : this.#once(found, round);
  }

  /** Approximate odds: those of the state with all drawn cards put back, if the game has one. */
  quick(found: S, round: Round<F>): FoundOdds {
    return this.#once(this.#kernel.reference?.(found) ?? found, round);
  }

  #once(found: S, round: Round<F>): FoundOdds {
    const key = this.#kernel.keyOf(found);
    return this.#known(round).get(key, () => this.#kernel.oddsIn(found, round));
  }
}

/** The estimated size of a round’s odds per action or combatant, whichever are more. */
const bytesOfFigure = 6000;

function roomIn({ rounds, combatants }: Scenario): Keeping<FoundOdds> {
  const announced = rounds.reduce((sum, { announcements }) => sum + announcements.length, 0);
  const figures = Math.max(1, announced, rounds.length * combatants.length) / Math.max(1, rounds.length);
  return { sizeOf: () => bytesOfFigure * figures, share: Math.max(1, rounds.length) };
}
