/** The odds of rounds from many states, of which most come up again and again. */
import { seededThrows } from '../chance/index.ts';
import type { Fact, Round, Scenario } from '../scenario.ts';
import type { Throws } from '../timeline.ts';
import type { FoundOdds, Kernel } from './kernel.ts';

/**
 * So many are remembered in all rounds of a scenario together, each as many times as there are people or actions in it:
 * one takes about 6 kB for each action, and its key about 50 bytes for each of the people.
 */
const mostTogether = 20_000;

/** So many are remembered of one round. */
function mostRememberedIn({ rounds, combatants }: Scenario): number {
  const announced = rounds.reduce((sum, { announcements }) => sum + announcements.length, 0);
  return Math.floor(mostTogether / Math.max(1, announced, rounds.length * combatants.length));
}

export class OddsOf<S, F extends Fact> {
  readonly #kernel: Kernel<S, F>;
  readonly #mostRemembered: number;
  readonly #known = new WeakMap<Round<F>, Map<string, FoundOdds>>();

  constructor(kernel: Kernel<S, F>) {
    this.#kernel = kernel;
    this.#mostRemembered = mostRememberedIn(kernel.scenario);
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
    if (memory.size < this.#mostRemembered) memory.set(key, odds);
    return odds;
  }
}
