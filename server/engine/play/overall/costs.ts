/** Accumulates what a round costs each combatant, such as Toughness, and converts it to distributions. */
import type Fraction from 'fraction.js';
import { meanOfChances, none } from '../../chance/index.ts';
import { exactly, shareOfPlays } from '../../figures.ts';
import type { Distribution, DistributionSubject, Figure } from '../../odds.ts';

/** `S` is the game’s state. */
export interface Costing<S> {
  /** The cost to each combatant between two states, by name; those without a cost may be missing. */
  readonly between: (before: S, after: S) => ReadonlyMap<string, number>;
  readonly subjectOf: (who: string) => DistributionSubject;
}

/** The total weight (chance or number of plays) of each cost, by combatant; a cost of 0 isn’t recorded. */
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

  /** Each combatant’s costs in ascending order. */
  get all(): readonly (readonly [who: string, costs: ByCost<W>])[] {
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
    const figureOf = (chance: Fraction): Figure => exactly(chance.div(whole));
    return distribution(who, withNothing(each, nothing.equals(0) ? undefined : nothing), figureOf, costing);
  });
}

/** `plays` is the number of plays, including those without a cost. */
export function countedCostOdds<S>(costs: Costs<number>, plays: number, costing: Costing<S>): readonly Distribution[] {
  return costs.all.map(([who, each]) => {
    const nothing = plays - each.reduce((sum, [, times]) => sum + times, 0);
    const figureOf = (times: number): Figure => shareOfPlays(times, plays);
    return distribution(who, withNothing(each, nothing === 0 ? undefined : nothing), figureOf, costing);
  });
}

type ByCost<W> = readonly (readonly [cost: number, weight: W])[];

function withNothing<W>(costs: ByCost<W>, nothing: W | undefined): ByCost<W> {
  return nothing === undefined ? costs : [[0, nothing], ...costs];
}

function distribution<S, W>(
  who: string,
  costs: ByCost<W>,
  figureOf: (weight: W) => Figure,
  { subjectOf }: Costing<S>,
): Distribution {
  const figures = costs.map(([cost, weight]) => [cost, figureOf(weight)] as const);
  return {
    ...subjectOf(who),
    on: who,
    values: new Map(figures.map(([cost, figure]) => [`${cost}`, figure])),
    mean: meanOfChances(new Map(figures.map(([cost, { chance }]) => [cost, chance]))),
  };
}
