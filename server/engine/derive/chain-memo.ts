/** A cache for results that each continue a previous one, keyed by the previous result and a text. */
import { bounds, type BoundName } from './bounds.ts';
import { countOf, type Count } from './counts.ts';

/** `sizeOf` is in bytes, and may grow over time; `drop` is called with each evicted result. */
interface Chaining<T> {
  readonly sizeOf: (answer: T) => number;
  readonly drop: (answer: T) => void;
}

export class ChainMemo<T extends object> {
  readonly #count: Count;
  readonly #limit: number;
  readonly #chaining: Chaining<T>;
  readonly #first = new Map<string, T>();
  readonly #next = new WeakMap<T, Map<string, T>>();
  /** The map and key of each result, least recently used first. */
  readonly #homes = new Map<T, { readonly home: Map<string, T>; readonly text: string }>();

  /** The named bound must be in bytes. */
  constructor(name: BoundName, chaining: Chaining<T>) {
    this.#count = countOf(name);
    this.#limit = bounds[name].bytes ?? 0;
    this.#chaining = chaining;
  }

  /** The result for `text` that continues `before`, or starts a chain if there is none. */
  behind(before: T | undefined, text: string, make: () => T): T {
    const home = before === undefined ? this.#first : this.#homeBehind(before);
    const known = this.#count.isOff ? undefined : home.get(text);
    if (known === undefined) this.#count.misses += 1;
    else this.#count.hits += 1;
    const answer = known ?? make();
    if (this.#count.isOff) return answer;
    home.set(text, answer);
    this.#homes.delete(answer);
    this.#homes.set(answer, { home, text });
    return answer;
  }

  /** Evicts the least recently used results until the total size is within the bound. */
  trim(): void {
    let size = 0;
    for (const answer of this.#homes.keys()) size += this.#chaining.sizeOf(answer);
    for (const [answer, { home, text }] of this.#homes) {
      if (size <= this.#limit) return;
      size -= this.#chaining.sizeOf(answer);
      this.#homes.delete(answer);
      home.delete(text);
      this.#chaining.drop(answer);
    }
  }

  #homeBehind(before: T): Map<string, T> {
    const home = this.#next.get(before) ?? new Map<string, T>();
    this.#next.set(before, home);
    return home;
  }
}
