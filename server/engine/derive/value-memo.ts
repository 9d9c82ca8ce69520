/** Answers that are remembered with a value, for as long as somebody holds it. */
import { countOf, type Count } from './counts.ts';
import type { Answer } from './derive.ts';

/** For whoever makes or replaces an answer in several places; what one function makes of a value is for `derive`. */
export class ValueMemo<K extends object, T extends Answer> {
  readonly #count: Count;
  readonly #answers = new WeakMap<K, T>();

  constructor(name: string) {
    this.#count = countOf(name);
  }

  /** Undefined where nothing is remembered. */
  known(key: K): T | undefined {
    const known = this.#count.isOff ? undefined : this.#answers.get(key);
    if (known === undefined) this.#count.misses += 1;
    else this.#count.hits += 1;
    return known;
  }

  /** Without being counted. */
  has(key: K): boolean {
    return !this.#count.isOff && this.#answers.has(key);
  }

  /** In the place of what was remembered. */
  keep(key: K, answer: T): T {
    if (!this.#count.isOff) this.#answers.set(key, answer);
    return answer;
  }

  forget(key: K): void {
    this.#answers.delete(key);
  }
}
