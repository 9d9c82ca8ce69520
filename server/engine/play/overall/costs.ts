/** What rounds cost somebody, as Toughness or damage, over all ways in which they can go. */
import type Fraction from 'fraction.js';
import { meanOfChances, none } from '../../chance/index.ts';
import { exactly, shareOfPlays } from '../../figures.ts';
import type { Distribution, DistributionSubject, Figure } from '../../odds.ts';

/** `S` is the game’s state of the fight. */
export interface Costing<S> {
  /** By their names what it has cost them between two states; of whom it has cost nothing may be missing. */
  readonly between: (before: S, after: S) => ReadonlyMap<string, number>;
  readonly subjectOf: (who: string) => DistributionSubject;
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

/** Of so many plays. */
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
