/** The odds of rounds from many states, of which most come up again and again. */
import { seededThrows } from '../chance/index.ts';
import type { Fact, Round } from '../scenario.ts';
import type { Throws } from '../timeline.ts';
import type { FoundOdds, Kernel } from './kernel.ts';

/** So many are remembered of one round. */
const mostRemembered = 3000;

export class OddsOf<S, F extends Fact> {
  readonly #kernel: Kernel<S, F>;
  readonly #known = new WeakMap<Round<F>, Map<string, FoundOdds>>();

  constructor(kernel: Kernel<S, F>) {
    this.#kernel = kernel;
  }

  /** Whether there are quick ones beside the exact ones. */
  get hasQuick(): boolean {
    return this.#kernel.reference !== undefined;
  }

  exact(found: S, round: Round<F>, throws: Throws): FoundOdds {
    return this.hasQuick ? this.#kernel.oddsIn(found, round, throws) : this.#once(found, round);
  }

  /** Those of the state with all that was drawn put back. */
  quick(found: S, round: Round<F>): FoundOdds {
    return this.#once(this.#kernel.reference?.(found) ?? found, round);
  }

  #once(found: S, round: Round<F>): FoundOdds {
    const memory = this.#known.get(round) ?? new Map<string, FoundOdds>();
    this.#known.set(round, memory);
    const key = this.#kernel.keyOf(found);
    const odds = memory.get(key) ?? this.#kernel.oddsIn(found, round, seededThrows(1));
    if (memory.size < mostRemembered) memory.set(key, odds);
    return odds;
  }
}
