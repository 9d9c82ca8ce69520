/**
 * A cache for results made from a sequence of drawn numbers, keyed by the numbers themselves. How many are drawn may
 * depend on earlier ones, so no key can be computed beforehand.
 */
import { bounds, type BoundName } from './bounds.ts';
import { countOf, type Count } from './counts.ts';

/** Returns an integer from 0 to `n` − 1. */
export type Ask = (n: number) => number;

/** A node of the tree of draws: the next range asked for and a child for each number drawn; `made` at a leaf. */
interface Way<T> {
  n?: number;
  readonly next: Map<number, Way<T>>;
  made?: T;
}

export class AskedMemo<T extends object> {
  readonly #count: Count;
  readonly #most: number;
  readonly #start: Way<T> = { next: new Map() };
  #kept = 0;

  /** The named bound must be in entries; once it is reached, nothing more is cached. */
  constructor(name: BoundName) {
    this.#count = countOf(name);
    this.#most = bounds[name].entries ?? 0;
  }

  /** Draws exactly as many numbers as `make` does, even on a hit, so that the stream of throws stays in step. */
  get(ask: Ask, make: (ask: Ask) => T): T {
    const asked = new Asked(ask);
    const known = this.#count.isOff ? undefined : asked.follow(this.#start);
    if (known !== undefined) {
      this.#count.hits += 1;
      return known;
    }
    this.#count.misses += 1;
    const made = make((n) => asked.next(n));
    if (this.#kept < this.#most && !this.#count.isOff) {
      asked.keep(this.#start, made);
      this.#kept += 1;
    }
    return made;
  }
}

/** Records the numbers drawn, so that after a miss `make` is given the same ones again from the first. */
class Asked {
  readonly #ask: Ask;
  readonly #given: { readonly n: number; readonly value: number }[] = [];
  #told = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The cached result if the numbers drawn lead to a leaf. */
  follow<T>(start: Way<T>): T | undefined {
    let way: Way<T> | undefined = start;
    while (way?.n !== undefined) way = way.next.get(this.#give(way.n));
    return way?.made;
  }

  next(n: number): number {
    const again = this.#given[this.#told];
    this.#told += 1;
    return again?.value ?? this.#give(n);
  }

  keep<T>(start: Way<T>, made: T): void {
    let way = start;
    for (const { n, value } of this.#given) {
      way.n = n;
      const next: Way<T> = way.next.get(value) ?? { next: new Map() };
      way.next.set(value, next);
      way = next;
    }
    way.made = made;
  }

  #give(n: number): number {
    const value = this.#ask(n);
    this.#given.push({ n, value });
    return value;
  }
}
