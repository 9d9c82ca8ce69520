/** Words for outcomes: odds use ids, which are translated for display. */
import type { Figure, OutcomeId, OutcomeOdds, Outcomes } from './odds.ts';

/** An id without words is displayed as it is, as numbers are. */
export function wordsOf(outcomes: Outcomes | undefined, id: OutcomeId): string {
  return outcomes?.get(id) ?? id;
}

/** The id of an outcome that belongs to a side, or to somebody who acts alone, by name. */
export function ownOutcome(what: string, owner: string): OutcomeId {
  return `${what}/${owner}`;
}

/** The owner of an outcome, by name; undefined for one without an owner, such as a tie. */
export function ownerOf(id: OutcomeId): string | undefined {
  const slash = id.indexOf('/');
  return slash < 0 ? undefined : id.slice(slash + 1);
}

declare const shown: unique symbol;

/** Figures by their displayed words; a distinct type from those by id. */
export type OddsInWords = ReadonlyMap<string, Figure> & { readonly [shown]: true };

export function oddsInWords(figures: Iterable<readonly [words: string, Figure]>): OddsInWords {
  return new Map(figures) as unknown as OddsInWords;
}

/** The figures in the same order, by their displayed words. */
export function inWords(odds: OutcomeOdds, outcomes?: Outcomes): OddsInWords {
  return oddsInWords(
    [...odds].map(([id, figure]) => [
      wordsOf(outcomes, id),
      figure.partOf === undefined ? figure : { ...figure, partOf: wordsOf(outcomes, figure.partOf) },
    ]),
  );
}

/** Merges the words of several tables; for an outcome with several, the first is kept. */
export class GatheredOutcomes {
  readonly #all = new Map<OutcomeId, string>();
  /** Usually the same table is added again and again. */
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

/** Outcomes of announced actions whose actor can’t act, or that happen without a throw. */
export const [cannotAct, notThrown] = ['cannot-act', 'not-thrown'] as const;

/** The words for what can become of any action in any game. */
export const beforeActing: Outcomes = new Map([
  [cannotAct, 'can’t act'],
  [notThrown, 'happens without a throw'],
]);
