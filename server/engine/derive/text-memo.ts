/** Caches keyed by text, with a size limit from `bounds.ts`. */
import { bounds, type MemoryBound, type BoundName } from './bounds.ts';
import { countOf, type Count } from './counts.ts';

interface Entry<T> {
  readonly answer: T;
  /** In the bound’s unit: bytes, or 1 if it counts entries. */
  readonly cost: number;
}

/** How a cache measures and limits its results. */
export interface Keeping<T> {
  /** The size of a result in bytes, for a bound in bytes; the length of its key is added. */
  readonly sizeOf?: (answer: T) => number;
  /** The number of caches that divide the bound equally among them; 1 by default. */
  readonly share?: number;
}

/** A result may be undefined, and is computed only once even then. The key must name all that it depends on. */
export class TextMemo<T> {
  readonly #count: Count;
  readonly #bound: MemoryBound;
  readonly #limit: number;
  readonly #sizeOf: (answer: T) => number;
  /** Least recently used first, if the bound evicts the oldest; else in insertion order. */
  readonly #entries = new Map<string, Entry<T>>();
  #cost = 0;
  #last: string | undefined;

  constructor(name: BoundName, { sizeOf = () => 0, share = 1 }: Keeping<T> = {}) {
    this.#count = countOf(name);
    this.#bound = bounds[name];
    this.#limit = limitOf(this.#bound) / share;
    this.#sizeOf = sizeOf;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(text: string, make: () => T): T {
    const entry = this.#found(text);
    return entry === undefined ? this.keep(text, make()) : entry.answer;
  }

  /** Undefined on a miss. */
  known(text: string): T | undefined {
    return this.#found(text)?.answer;
  }

  /** Replaces any result under that key. */
  keep(text: string, answer: T): T {
    if (this.#count.isOff) return answer;
    const entry = { answer, cost: this.#bound.bytes === undefined ? 1 : text.length + this.#sizeOf(answer) };
    this.#drop(text);
    if (this.#bound.full === 'takes no more' && this.#cost + entry.cost > this.#limit) return answer;
    this.#entries.set(text, entry);
    this.#cost += entry.cost;
    this.#last = text;
    this.#trim();
    return answer;
  }

  #found(text: string): Entry<T> | undefined {
    const entry = this.#count.isOff ? undefined : this.#entries.get(text);
    if (entry === undefined) {
      this.#count.misses += 1;
      return undefined;
    }
    this.#count.hits += 1;
    if (this.#bound.full === 'forgets the oldest' && text !== this.#last) {
      this.#entries.delete(text);
      this.#entries.set(text, entry);
      this.#last = text;
    }
    return entry;
  }

  #drop(text: string): void {
    this.#cost -= this.#entries.get(text)?.cost ?? 0;
    this.#entries.delete(text);
  }

  #trim(): void {
    for (const text of this.#entries.keys()) {
      if (this.#cost <= this.#limit) return;
      this.#drop(text);
    }
  }
}

function limitOf({ bytes, entries }: MemoryBound): number {
  return bytes ?? entries;
}

/** Memoizes a function by a text computed from its argument, within the named bound. */
export function deriveByText<K, T>(
  name: BoundName,
  textOf: (key: K) => string,
  make: (key: K) => T,
  keeping?: Keeping<T>,
): (key: K) => T {
  const memo = new TextMemo<T>(name, keeping);
  return (key) => memo.get(textOf(key), () => make(key));
}

/** One text cache per owner, collected with it; each has the whole named bound, unless `keeping` has a share. */
export function memoOfEach<T>(name: BoundName, keeping?: Keeping<T>): (owner: object) => TextMemo<T> {
  const memos = new WeakMap<object, TextMemo<T>>();
  return (owner) => {
    const known = memos.get(owner);
    if (known !== undefined) return known;
    const memo = new TextMemo<T>(name, keeping);
    memos.set(owner, memo);
    return memo;
  };
}

/** One text cache per pair of owners. */
export function memoOfPair<T>(name: BoundName, keeping?: Keeping<T>): (one: object, other: object) => TextMemo<T> {
  const memosOf = new WeakMap<object, (other: object) => TextMemo<T>>();
  return (one, other) => {
    const known = memosOf.get(one);
    if (known !== undefined) return known(other);
    const memos = memoOfEach(name, keeping);
    memosOf.set(one, memos);
    return memos(other);
  };
}
