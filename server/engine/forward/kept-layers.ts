/**
 * Layers that are kept for scenarios which are alike up to them: whoever edits a later round finds the courses of those
 * before it as they were.
 */
import type { Fact } from '../scenario.ts';
import type { Layer } from './layer.ts';

/** States of single combatants: one takes about 1 kB, with its part of two decks. */
const mostStates = 72_000;
/** What is added up of the odds in one of them takes about 100 kB. */
const mostLayers = 200;

/** One for each game. */
export class KeptLayers<S, F extends Fact> {
  /** By the number of the layer before and the text of its own rounds; what was asked for last stands last. */
  readonly #layers = new Map<string, Layer<S, F>>();
  readonly #numbers = new WeakMap<Layer<S, F>, number>();
  #given = 0;

  /**
   * The one of that text behind another one, or a new one. The text has to be the same only for rounds that go alike;
   * that of the first layer also tells how things stand before it.
   */
  behind(before: Layer<S, F> | undefined, text: string, make: () => Layer<S, F>): Layer<S, F> {
    const key = `${before === undefined ? '' : this.#numberOf(before)}\n${text}`;
    const layer = this.#layers.get(key) ?? make();
    this.#layers.delete(key);
    this.#layers.set(key, layer);
    return layer;
  }

  /** Forgets what was asked for longest ago, as long as there is too much of it. */
  trim(): void {
    let states = [...this.#layers.values()].reduce((sum, { kept }) => sum + kept, 0);
    for (const [key, layer] of this.#layers) {
      if (states <= mostStates && this.#layers.size <= mostLayers) return;
      states -= layer.kept;
      layer.forget();
      this.#layers.delete(key);
    }
  }

  #numberOf(layer: Layer<S, F>): number {
    const number = this.#numbers.get(layer) ?? (this.#given += 1);
    this.#numbers.set(layer, number);
    return number;
  }
}
