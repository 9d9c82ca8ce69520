/** Answers each of which goes on from another, remembered by that one and a text. */
import { bounds, type BoundName } from './bounds.ts';
import { countOf, type Count } from './counts.ts';

/** `sizeOf` is in bytes, and may grow; `drop` is told of an answer that is forgotten. */
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
  /** Where each stands; what was asked for last stands last. */
  readonly #homes = new Map<T, { readonly home: Map<string, T>; readonly text: string }>();

  /** The bound of that name has to be one of bytes. */
  constructor(name: BoundName, chaining: Chaining<T>) {
    this.#count = countOf(name);
    this.#limit = bounds[name].bytes ?? 0;
    this.#chaining = chaining;
  }

  /** The one of that text that goes on from another, or from the beginning. */
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

  /** Forgets what was asked for longest ago, as long as there is too much of it. */
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
