/** Computes by how much a chance can vary if the game’s text leaves something open in some courses. */
import type Fraction from 'fraction.js';
import { certain, none } from '../../chance/index.ts';
import type { OpenChance } from '../../overall.ts';
import { FinalStates } from './final-states.ts';
import { sumOf, type Likely, type RoundOfStates } from './state-distribution.ts';

/** `isOpen` says whether anything has been left open on the way to a state. */
export class Undetermined<S> {
  readonly #isOpen: (state: S) => boolean;

  constructor(isOpen: (state: S) => boolean) {
    this.#isOpen = isOpen;
  }

  /** Whether anything is left open in the round, or before it in any course, even one that doesn’t reach it. */
  isAnythingIn({ found, leaves }: RoundOfStates<S>): boolean {
    return [...found, ...leaves].some(({ state }) => this.#isOpen(state));
  }

  /**
   * The range of a chance after the rounds of one number, over all courses that reach one of them; undefined if nothing
   * is left open. A course with something open may go either way, and if it reaches none of them it might reach one.
   */
  rangeOf(rivals: readonly RoundOfStates<S>[], isSo: (state: S) => boolean): OpenChance | undefined {
    if (!rivals.some((round) => this.isAnythingIn(round))) return undefined;
    return this.#rangeOf([new FinalStates(rivals.flatMap((round) => round.leaves))], rivals, isSo);
  }

  /** The range if it is unknown which of these rounds a course reaches: from the lowest to the highest of them. */
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

  /** The chance of the courses with something left open that reach none of these rounds. */
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
