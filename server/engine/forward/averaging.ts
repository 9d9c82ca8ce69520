/** How the chances of single states become one over all of them: exactly, or as a mean of independent courses. */
import type Fraction from 'fraction.js';
import { none } from '../chance/index.ts';
import { exactly } from '../figures.ts';
import type { Figure } from '../odds.ts';
import { share } from '../words/percent.ts';
import { chanceOf, Plays, Sums } from './estimates.ts';

/** A chance of one state, also as a number, since most are added many times. */
export interface StateChance {
  readonly exact: Fraction;
  readonly value: number;
}

export function stateChance(exact: Fraction): StateChance {
  return { exact, value: share({ chance: exact }) };
}

/** `V` is what is added up of one figure. */
export interface Averaging<V> {
  zero(): V;
  /** With the weight of the state whose turn it is. */
  add(to: V, chance: StateChance): void;
  /** Adds what another has added up. */
  absorb(to: V, other: V): void;
  /** The weight of that state among all, as a number; 0 where it was counted before. */
  readonly weight: number;
  /** Undefined where nothing is known of it. `of` is that of which it is a share, in place of all states. */
  figure(of: V, whole?: V): Figure | undefined;
}

/** What was added up with fractions. */
export interface ExactSum {
  chance: Fraction;
}

/** The chances of all states sum to one. */
export class ExactAveraging implements Averaging<ExactSum> {
  #now: Fraction = none;

  /** Whose turn it is, by the chance of the state. */
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

/** What is added of a course: the quick value, or that by which the exact one differs from it. */
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
