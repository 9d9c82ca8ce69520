/**
 * What was made by asking for numbers, remembered by the numbers that were given: how many are asked for may depend on
 * those before, so that no text names them beforehand.
 */
import { bounds, type BoundName } from './bounds.ts';
import { countOf, type Count } from './counts.ts';

/** Gives one of the first `n` numbers from 0. */
export type Ask = (n: number) => number;

/** What was asked for next, and what followed from each number; `made` where nothing more was asked. */
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

  /** The bound of that name has to be one of entries; when it is reached, no more are taken. */
  constructor(name: BoundName) {
    this.#count = countOf(name);
    this.#most = bounds[name].entries ?? 0;
  }

  /** Asks for as many numbers as `make` does, whether or not it is called. */
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

/** Notes what is given, so that whoever goes another way than was known gets the same numbers from the beginning. */
class Asked {
  readonly #ask: Ask;
  readonly #given: { readonly n: number; readonly value: number }[] = [];
  #told = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** What was made, where the numbers go a way that is known to its end. */
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
