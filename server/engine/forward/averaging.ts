/** Averages chances over states, exactly or as a mean of independent courses. */
import type Fraction from 'fraction.js';
import { none } from '../chance/index.ts';
import { exactly } from '../figures.ts';
import type { Figure } from '../odds.ts';
import { share } from '../words/percent.ts';
import { chanceOf, Plays, Sums } from './estimates.ts';

/** A chance in one state, also as a floating-point number for speed, since most are added many times. */
export interface StateChance {
  readonly exact: Fraction;
  readonly value: number;
}

export function stateChance(exact: Fraction): StateChance {
  return { exact, value: share({ chance: exact }) };
}

/** `V` is the accumulator of one figure. */
export interface Averaging<V> {
  zero(): V;
  /** Adds a chance with the weight of the current state. */
  add(to: V, chance: StateChance): void;
  /** Adds another accumulator to `to`. */
  absorb(to: V, other: V): void;
  /** The weight of the current state; 0 if it has been counted already. */
  readonly weight: number;
  /** The mean, as a share of `whole` if that is given; undefined if nothing is known. */
  figure(of: V, whole?: V): Figure | undefined;
}

/** An accumulator that is an exact fraction. */
export interface ExactSum {
  chance: Fraction;
}

/** Exact weighted mean; the caller ensures that the chances of all states sum to one. */
export class ExactAveraging implements Averaging<ExactSum> {
  #now: Fraction = none;

  /** Sets the current state, by its chance. */
  turn(chance: Fraction): void {
    this.#now = chance;
  }

  get weight(): number {
    return share({ chance: this.#now });
  }

  zero(): ExactSum {
    return { chance: none };
  }

  add(to: ExactSum, { exact }: StateChance): void {
    to.chance = to.chance.add(exact.mul(this.#now));
  }

  absorb(to: ExactSum, other: ExactSum): void {
    to.chance = to.chance.add(other.chance);
  }

  figure({ chance }: ExactSum, whole?: ExactSum): Figure | undefined {
    if (whole?.chance.equals(0) === true) return undefined;
    return exactly(whole === undefined ? chance : chance.div(whole.chance));
  }
}

/** What a course adds: its quick value, or the two terms of the correction (exact − quick). */
export type Part = 'quick' | 'exact' | 'quick taken back';

export class PlayedAveraging implements Averaging<Sums> {
  readonly plays = new Plays();
  #replicate = 0;
  #part: Part = 'quick';

  turn(replicate: number, part: Part): void {
    this.#replicate = replicate;
    this.#part = part;
    const plays = part === 'quick' ? this.plays.all : this.plays.checked;
    if (part !== 'quick taken back') plays[replicate] = (plays[replicate] ?? 0) + 1;
  }

  get weight(): number {
    return this.#part === 'quick' ? 1 : 0;
  }

  zero(): Sums {
    return new Sums();
  }

  add(to: Sums, { value }: StateChance): void {
    if (this.#part === 'quick') to.addQuick(this.#replicate, value);
    else to.correct(this.#replicate, this.#part === 'exact' ? value : -value);
  }

  absorb(to: Sums, other: Sums): void {
    to.absorb(other);
  }

  figure(of: Sums, whole?: Sums): Figure | undefined {
    return chanceOf(of, { plays: this.plays, of: whole });
  }
}
