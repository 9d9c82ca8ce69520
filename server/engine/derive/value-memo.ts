/** A weak cache keyed by a value, whose results can be set, replaced and removed from outside. */
import { countOf, type Count } from './counts.ts';
import type { Answer } from './derive.ts';

/** For results that are set in several places; to memoize a single function use `derive`. */
export class ValueMemo<K extends object, T extends Answer> {
  readonly #count: Count;
  readonly #answers = new WeakMap<K, T>();

  constructor(name: string) {
    this.#count = countOf(name);
  }

  /** Undefined on a miss. */
  known(key: K): T | undefined {
    const known = this.#count.isOff ? undefined : this.#answers.get(key);
    if (known === undefined) this.#count.misses += 1;
    else this.#count.hits += 1;
    return known;
  }

  /** Doesn’t count as a hit or a miss. */
  has(key: K): boolean {
    return !this.#count.isOff && this.#answers.has(key);
  }

  /** Replaces any earlier result. */
  keep(key: K, answer: T): T {
    if (!this.#count.isOff) this.#answers.set(key, answer);
    return answer;
  }

  forget(key: K): void {
    this.#answers.delete(key);
  }
}
