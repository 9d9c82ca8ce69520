/** Wraps throws and counts the picks. */
import type { Throws } from '../chance/index.ts';

export class CountedThrows implements Throws {
  readonly #throws: Throws;
  #picks = 0;

  constructor(throws: Throws) {
    this.#throws = throws;
  }

  get picks(): number {
    return this.#picks;
  }

  pick(n: number): number {
    this.#picks += 1;
    return this.#throws.pick(n);
  }
}
