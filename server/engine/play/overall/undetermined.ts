/** What the text leaves open in some of the courses, and what that can change of a chance over all of them. */
import type Fraction from 'fraction.js';
import { certain, none } from '../../chance/index.ts';
import type { OpenChance } from '../../overall.ts';
import { FinalStates } from './final-states.ts';
import { sumOf, type Likely, type RoundOfStates } from './state-distribution.ts';

/** `isOpen` says of a state whether anything has been left open on the way to it. */
export class Undetermined<S> {
  readonly #isOpen: (state: S) => boolean;

  constructor(isOpen: (state: S) => boolean) {
    this.#isOpen = isOpen;
  }

  /**
   * Whether anything is left open in some course before a round, be it one that doesn’t come to it, or in the round.
   */
  isAnythingIn({ found, leaves }: RoundOfStates<S>): boolean {
    return [...found, ...leaves].some(({ state }) => this.#isOpen(state));
  }

  /**
   * The range of a chance after the rounds of one number, of all courses that come to one of them; undefined where
   * nothing is left open. A course in which something is may go either way, and one that comes to none of them may as
   * well come to one.
   */
  rangeOf(rivals: readonly RoundOfStates<S>[], isSo: (state: S) => boolean): OpenChance | undefined {
    if (!rivals.some((round) => this.isAnythingIn(round))) return undefined;
    return this.#rangeOf([new FinalStates(rivals.flatMap((round) => round.leaves))], rivals, isSo);
  }

  /**
   * The same where nobody knows to which of these rounds a course comes: from the least of one of them to the most of
   * another.
   */
  rangeApart(rivals: readonly RoundOfStates<S>[], isSo: (state: S) => boolean): OpenChance {
    return this.#rangeOf(
      rivals.map(({ leaves }) => new FinalStates(leaves)),
      rivals,
      isSo,
    );
  }

  #rangeOf(
    each: readonly FinalStates<S>[],
    rivals: readonly RoundOfStates<S>[],
    isSo: (state: S) => boolean,
  ): OpenChance {
    const least = lowest(each.map((leaves) => leaves.shareIn((state) => isSo(state) && !this.#isOpen(state))));
    const never = lowest(each.map((leaves) => leaves.shareIn((state) => !isSo(state) && !this.#isOpen(state))));
    if (least === undefined || never === undefined) return { least: none, most: certain };
    const astray = this.#elsewhere(rivals).div(rivals.reduce((sum, { reached }) => sum.add(reached), none));
    const all = astray.add(certain);
    return { least: least.div(all), most: certain.sub(never).add(astray).div(all) };
  }

  /** The chance of the courses in which something is left open and that come to none of these rounds. */
  #elsewhere(rivals: readonly RoundOfStates<S>[]): Fraction {
    const chanceIn = (states: readonly Likely<S>[]): Fraction =>
      sumOf(states.filter(({ state }) => this.#isOpen(state)));
    return rivals.reduce((left, { finds }) => left.sub(chanceIn(finds)), chanceIn(rivals[0]?.found ?? []));
  }
}

function lowest(chances: readonly (Fraction | undefined)[]): Fraction | undefined {
  return chances.reduce((one, other) =>
    one === undefined || other === undefined ? undefined : one.compare(other) <= 0 ? one : other,
  );
}
