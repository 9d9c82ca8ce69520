/** Averages the outcomes of one action or contest over the states in which it is thrown for. */
import { certain, none } from '../chance/index.ts';
import { withBound, withCaveat } from '../figures.ts';
import type { Bound, Figure, OutcomeId, OutcomeOdds } from '../odds.ts';
import { stateChance, type Averaging, type StateChance } from './averaging.ts';

/** Accumulates one outcome. */
interface Mixed<V> {
  readonly sum: V;
  readonly partOf: OutcomeId | undefined;
  bound: Bound | undefined;
  /** Set if states bound it from opposite sides, so that the mean has no bound. */
  unbounded: boolean;
  caveat: string | undefined;
  printed: Figure['printed'];
}

/** A term to be added with the weight of the current state. */
export interface Addend<V> {
  readonly to: V;
  readonly chance: StateChance;
}

/** Something whose states are counted by weight. */
export interface Weighed {
  weight: number;
}

/** Options of {@link MixedOutcomes.odds}. */
interface Wanted<V> {
  readonly firstAlone?: boolean;
  readonly more?: V | undefined;
  readonly whole?: V | undefined;
}

export class MixedOutcomes<V> {
  readonly #averaging: Averaging<V>;
  readonly #told = new Map<OutcomeId, Mixed<V>>();
  readonly #unsaid = new Map<OutcomeId, Mixed<V>>();

  constructor(averaging: Averaging<V>) {
    this.#averaging = averaging;
  }

  /** The terms that the outcomes of one state add. */
  addends(odds: OutcomeOdds, unsaid?: OutcomeOdds): readonly Addend<V>[] {
    return [
      ...this.#addendsIn(this.#told, odds),
      ...(unsaid === undefined ? [] : this.#addendsIn(this.#unsaid, unsaid)),
    ];
  }

  #addendsIn(mixes: Map<OutcomeId, Mixed<V>>, odds: OutcomeOdds): readonly Addend<V>[] {
    return [...odds].map(([id, figure]) => ({
      to: this.#mixOf(mixes, id, figure).sum,
      chance: stateChance(figure.chance),
    }));
  }

  #mixOf(mixes: Map<OutcomeId, Mixed<V>>, id: OutcomeId, { partOf, bound, caveat, printed }: Figure): Mixed<V> {
    const known = mixes.get(id) ?? {
      sum: this.#averaging.zero(),
      partOf,
      bound,
      unbounded: false,
      caveat,
      printed,
    };
    mixes.set(id, known);
    if (known.bound !== undefined && bound !== undefined && known.bound !== bound) known.unbounded = true;
    known.bound ??= bound;
    known.caveat ??= caveat;
    if (known.printed?.percent !== printed?.percent) known.printed = undefined;
    return known;
  }

  /** Adds the outcomes of another accumulator. */
  absorb(other: MixedOutcomes<V>): void {
    for (const [id, { sum, partOf, bound, caveat, printed }] of other.#told) {
      const figure: Figure = {
        chance: none,
        ...(partOf === undefined ? {} : { partOf }),
        ...(printed === undefined ? {} : { printed }),
      };
      this.#averaging.absorb(this.#mixOf(this.#told, id, withCaveat(withBound(figure, bound), caveat)).sum, sum);
    }
  }

  /**
   * Each outcome followed by its parts; unsaid parts are included if any part is shown. `firstAlone` omits all but the
   * first outcome, `more` is added to the first, and `whole` is what all are shares of.
   */
  odds({ firstAlone = false, more, whole }: Wanted<V> = {}): OutcomeOdds {
    const wholes = [...this.#told].filter(([, { partOf }]) => partOf === undefined || !this.#told.has(partOf));
    const listed = wholes.slice(0, firstAlone ? 1 : undefined).flatMap(([id, mixed]): [OutcomeId, Mixed<V>][] => {
      const parts = firstAlone ? [] : partsIn(this.#told, id);
      return [[id, mixed], ...(parts.length === 0 ? [] : this.#withUnsaid(id, parts))];
    });
    return new Map(
      listed.flatMap(([id, mixed], at) =>
        this.#figure(
          at === 0 && more !== undefined ? { ...mixed, sum: this.#both(mixed.sum, more) } : mixed,
          whole,
        ).map((figure) => [id, figure] as const),
      ),
    );
  }

  #withUnsaid(outcome: OutcomeId, parts: readonly [OutcomeId, Mixed<V>][]): [OutcomeId, Mixed<V>][] {
    const all = new Map(partsIn(this.#unsaid, outcome));
    for (const [id, mixed] of parts) {
      const unsaid = all.get(id);
      all.set(id, unsaid === undefined ? mixed : { ...mixed, sum: this.#both(unsaid.sum, mixed.sum) });
    }
    return [...all];
  }

  #both(one: V, other: V): V {
    const sum = this.#averaging.zero();
    this.#averaging.absorb(sum, one);
    this.#averaging.absorb(sum, other);
    return sum;
  }

  #figure({ sum, partOf, bound, unbounded, caveat, printed }: Mixed<V>, whole: V | undefined): readonly Figure[] {
    const figure = this.#averaging.figure(sum, whole);
    if (figure === undefined) return [];
    const shown = withCaveat(withBound(figure, unbounded ? undefined : bound), caveat);
    return [
      {
        ...shown,
        ...(partOf === undefined ? {} : { partOf }),
        ...(printed === undefined ? {} : { printed }),
      },
    ];
  }
}

function partsIn<V>(mixes: ReadonlyMap<OutcomeId, Mixed<V>>, outcome: OutcomeId): [OutcomeId, Mixed<V>][] {
  return [...mixes].filter(([, { partOf }]) => partOf === outcome);
}

/** The chance of something certain in a state. */
export const so: StateChance = { exact: certain, value: 1 };
