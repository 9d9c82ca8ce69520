/** Answers that are remembered by texts which name them, within a bound of the table. */
import { bounds, type MemoryBound, type BoundName } from './bounds.ts';
import { countOf, type Count } from './counts.ts';

interface Entry<T> {
  readonly answer: T;
  /** In the bound's unit: bytes, or 1 where it counts entries. */
  readonly cost: number;
}

/** `share` is for one of so many that have the bound together. */
export interface Keeping<T> {
  /** How many bytes an answer takes, where the bound is one of bytes; its text is added. */
  readonly sizeOf?: (answer: T) => number;
  readonly share?: number;
}

/** An answer may be undefined, and is made once all the same. The text has to name all that it depends on. */
export class TextMemo<T> {
  readonly #count: Count;
  readonly #bound: MemoryBound;
  readonly #limit: number;
  readonly #sizeOf: (answer: T) => number;
  /** What was asked for last stands last, where the oldest are forgotten. */
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

  /** Undefined where nothing is remembered. */
  known(text: string): T | undefined {
    return this.#found(text)?.answer;
  }

  /** In the place of what was remembered under that text. */
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

/** The same answer for values of the same text, within the bound of that name. */
export function deriveByText<K, T>(
  name: BoundName,
  textOf: (key: K) => string,
  make: (key: K) => T,
  keeping?: Keeping<T>,
): (key: K) => T {
  const memo = new TextMemo<T>(name, keeping);
  return (key) => memo.get(textOf(key), () => make(key));
}

/** The memo of a value for what is remembered of it by texts; each has the bound of that name for itself. */
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

/** The same for each pair of values. */
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
