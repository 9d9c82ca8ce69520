/** Counts a round’s chances by playing it in every possible way. */
import type Fraction from 'fraction.js';
import { certain, none } from '../chance/index.ts';
import type { Note } from '../play/playing.ts';
import { everyOutcome, type Outcome } from '../play/branching.ts';
import { runToEnd } from '../generators/run-to-end.ts';
import type { Throws } from '../chance/index.ts';
import type { Condition } from '../scenario.ts';
import type { RoundChances } from './round-chances.ts';

/** The most ways of one round that are enumerated. */
const mostWays = 4000;

/** What a round is to be asked after it: in terms of its state `S`. */
export interface AskedAfter<S> {
  readonly isIn: (state: S, name: string, word: string) => boolean;
  readonly holds: (state: S, question: Condition) => boolean;
}

/** The result of one way to play a round: outcome ids by figure id, and the state after it. */
interface Ending<S> {
  readonly noted: ReadonlyMap<string, string>;
  readonly after: S;
}

/** Undefined if there are too many ways. `play` plays the round with the given throws, and returns its end state. */
export function chancesByWays<S>(
  play: (throws: Throws, note: Note) => S,
  { isIn, holds }: AskedAfter<S>,
): RoundChances | undefined {
  const endings = runToEnd(
    everyOutcome((throws): Ending<S> => {
      const noted = new Map<string, string>();
      return { after: play(throws, (figure, outcome) => noted.set(figure, outcome)), noted };
    }, mostWays),
  );
  if (endings === undefined) return undefined;
  const chanceOf = (isSo: (ending: Ending<S>) => boolean): Fraction => sumWhere(endings, isSo);
  return {
    effort: endings.length,
    noted: (figure, outcome) => chanceOf(({ noted }) => noted.get(figure) === outcome),
    thrown: (figure) => chanceOf(({ noted }) => noted.has(figure)),
    isIn: (name, word) => chanceOf(({ after }) => isIn(after, name, word)),
    holds: (question) => chanceOf(({ after }) => holds(after, question)),
  };
}

/** What one play of a round comes to, as chances of 0 and 1. */
export function chancesOfOne<S>(play: (note: Note) => S, { isIn, holds }: AskedAfter<S>): RoundChances {
  const noted = new Map<string, string>();
  const after = play((figure, outcome) => noted.set(figure, outcome));
  const chanceOf = (isSo: boolean): Fraction => (isSo ? certain : none);
  return {
    noted: (figure, outcome) => chanceOf(noted.get(figure) === outcome),
    thrown: (figure) => chanceOf(noted.has(figure)),
    isIn: (name, word) => chanceOf(isIn(after, name, word)),
    holds: (question) => chanceOf(holds(after, question)),
  };
}

/** The chance of all outcomes for which this is so. */
export function sumWhere<T>(outcomes: readonly Outcome<T>[], isSo: (what: T) => boolean): Fraction {
  return outcomes.reduce((sum, { what, chance }) => (isSo(what) ? sum.add(chance) : sum), none);
}
