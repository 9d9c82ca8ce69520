/** What rounds cost somebody, as Toughness or damage, over all ways in which they can go. */
import type Fraction from 'fraction.js';
import { meanOfChances, none } from '../chance/index.ts';
import { exactly, shareOfPlays } from '../figures.ts';
import type { Distribution, Figure } from '../odds.ts';

/** `S` is the game’s state of the fight. */
export interface Costing<S> {
  /** By their names what it has cost them between two states; of whom it has cost nothing may be missing. */
  readonly between: (before: S, after: S) => ReadonlyMap<string, number>;
  /** The words of {@link Distribution}. */
  readonly words: (who: string) => Pick<Distribution, 'of' | 'befalls'>;
}

/** In which ways, or how often, something has cost somebody so much, by their names; what costs nothing isn’t noted. */
export class Costs<W> {
  readonly #weights = new Map<string, Map<number, W>>();
  readonly #plus: (one: W, other: W) => W;

  constructor(plus: (one: W, other: W) => W) {
    this.#plus = plus;
  }

  add(costs: ReadonlyMap<string, number>, weight: W): void {
    for (const [who, cost] of costs) {
      if (cost <= 0) continue;
      const own = this.#weights.get(who) ?? new Map<number, W>();
      this.#weights.set(who, own);
      const known = own.get(cost);
      own.set(cost, known === undefined ? weight : this.#plus(known, weight));
    }
  }

  /** For each of them, each cost in ascending order. */
  get all(): readonly (readonly [who: string, costs: readonly (readonly [cost: number, weight: W])[]])[] {
    return [...this.#weights].map(([who, own]) => [who, [...own].sort(([one], [other]) => one - other)]);
  }
}

export function exactCosts(): Costs<Fraction> {
  return new Costs((one, other) => one.add(other));
}

export function countedCosts(): Costs<number> {
  return new Costs((one, other) => one + other);
}

/** `whole` is the chance of all ways together. */
export function exactCostOdds<S>(
  costs: Costs<Fraction>,
  whole: Fraction,
  costing: Costing<S>,
): readonly Distribution[] {
  return costs.all.map(([who, each]) => {
    const nothing = whole.sub(each.reduce((sum, [, chance]) => sum.add(chance), none));
    const all = nothing.equals(0) ? each : [[0, nothing] as const, ...each];
    return distribution(
      who,
      all.map(([cost, chance]) => [cost, exactly(chance.div(whole))]),
      costing,
    );
  });
}

/** Of so many plays. */
export function countedCostOdds<S>(costs: Costs<number>, plays: number, costing: Costing<S>): readonly Distribution[] {
  return costs.all.map(([who, each]) => {
    const nothing = plays - each.reduce((sum, [, times]) => sum + times, 0);
    const all = nothing === 0 ? each : [[0, nothing] as const, ...each];
    return distribution(
      who,
      all.map(([cost, times]) => [cost, shareOfPlays(times, plays)]),
      costing,
    );
  });
}

function distribution<S>(
  who: string,
  costs: readonly (readonly [cost: number, figure: Figure])[],
  { words }: Costing<S>,
): Distribution {
  return {
    ...words(who),
    on: who,
    values: new Map(costs.map(([cost, figure]) => [`${cost}`, figure])),
    mean: meanOfChances(new Map(costs.map(([cost, { chance }]) => [cost, chance]))),
  };
}
