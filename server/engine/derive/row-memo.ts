/** A cache of numbered rows in which each item is computed from the previous one, filled as far as requested. */
import { bounds, type BoundName } from './bounds.ts';
import { countOf, type Count } from './counts.ts';

export class RowMemo<T> {
  readonly #count: Count;
  readonly #most: number;
  readonly #first: T;
  readonly #next: (before: T, at: number, row: number) => T;
  readonly #rows: T[][] = [];
  #kept = 0;

  /** The named bound must be in entries, which are items; once it is reached, nothing more is cached. */
  constructor(name: BoundName, first: T, next: (before: T, at: number, row: number) => T) {
    this.#count = countOf(name);
    this.#most = bounds[name].entries ?? 0;
    this.#first = first;
    this.#next = next;
  }

  /** The item of a row at an index; both are integers from 0. */
  at(row: number, place: number): T {
    const known = this.#count.isOff ? undefined : this.#rows[row]?.[place];
    if (known === undefined) return this.#made(row, place);
    this.#count.hits += 1;
    return known;
  }

  #made(row: number, place: number): T {
    this.#count.misses += 1;
    const items = this.#count.isOff ? [] : (this.#rows[row] ??= []);
    let last = items.at(-1);
    for (let at = items.length; at <= place; at += 1) {
      last = last === undefined ? this.#first : this.#next(last, at, row);
      if (this.#kept < this.#most && items.length === at) {
        items.push(last);
        this.#kept += 1;
      }
    }
    return last ?? this.#first;
  }
}
