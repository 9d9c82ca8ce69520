/** Words for outcomes: odds tell them apart by ids, and what is told of them is looked up where it is told. */
import type { Figure, OutcomeId, OutcomeOdds, Outcomes } from './odds.ts';

/** What is called by no words has a name of its own, as numbers have. */
export function wordsOf(outcomes: Outcomes | undefined, id: OutcomeId): string {
  return outcomes?.get(id) ?? id;
}

/** The id of an outcome that is somebody’s: of a side, or of whoever acts for themselves, by name. */
export function ownOutcome(what: string, owner: string): OutcomeId {
  return `${what}/${owner}`;
}

/** Whose an outcome is, by name; undefined of one that is nobody’s, as a tie. */
export function ownerOf(id: OutcomeId): string | undefined {
  const slash = id.indexOf('/');
  return slash < 0 ? undefined : id.slice(slash + 1);
}

declare const told: unique symbol;

/** Figures by what each outcome is called, as they are read; the compiler keeps them apart from those by ids. */
export type ToldOdds = ReadonlyMap<string, Figure> & { readonly [told]: true };

export function toldOdds(figures: Iterable<readonly [words: string, Figure]>): ToldOdds {
  return new Map(figures) as unknown as ToldOdds;
}

/** The figures in the same order by what each outcome is called. */
export function inWords(odds: OutcomeOdds, outcomes?: Outcomes): ToldOdds {
  return toldOdds(
    [...odds].map(([id, figure]) => [
      wordsOf(outcomes, id),
      figure.partOf === undefined ? figure : { ...figure, partOf: wordsOf(outcomes, figure.partOf) },
    ]),
  );
}

/** The words of several for the outcomes of all of them: of an outcome that has several the first. */
export class GatheredOutcomes {
  readonly #all = new Map<OutcomeId, string>();
  /** Mostly the same table comes again and again. */
  #last: Outcomes | undefined;

  get all(): Outcomes {
    return this.#all;
  }

  add(outcomes: Outcomes): this {
    if (this.#last === outcomes) return this;
    this.#last = outcomes;
    for (const [id, words] of outcomes) if (!this.#all.has(id)) this.#all.set(id, words);
    return this;
  }
}

/** Whoever announces something may not be able to do it, and what they do may just happen. */
export const [cannotAct, notThrown] = ['cannot-act', 'not-thrown'] as const;

/** The words for what can become of any action, whatever its game. */
export const beforeActing: Outcomes = new Map([
  [cannotAct, 'can’t act'],
  [notThrown, 'isn’t thrown for'],
]);
