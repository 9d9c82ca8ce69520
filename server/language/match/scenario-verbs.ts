/** The verbs of one scenario: those of its game, and those added by its writer. */
import { PlaceIndex } from './place-index.ts';
import type { Row } from './row.ts';
import { spelling, type Token } from '../read/tokens.ts';
import { baseForms } from './word-forms.ts';

/** Built once for each name table, since every unreadable sentence needs it several times. */
export class ScenarioVerbs {
  /** The rows of verbs added by the writer. */
  readonly added: readonly Row[];
  readonly #rows: readonly Row[];
  readonly #index: PlaceIndex;
  #forOne: ReadonlyMap<string, Row> | undefined;
  #forSeveral: ReadonlyMap<string, Row> | undefined;
  #wordsForOne: ReadonlySet<string> | undefined;
  #wordsForSeveral: ReadonlySet<string> | undefined;

  /** `own` are the rows of the game's verbs. */
  constructor(own: readonly Row[], added: readonly Row[]) {
    // A verb of more words comes first: otherwise “leaps” would read the “on” of “leaps on” as a place.
    this.added = added.toSorted((one, other) => wordsOf(other).length - wordsOf(one).length);
    this.#rows = [...own, ...this.added];
    this.#index = new PlaceIndex(this.added);
  }

  /** The added rows that may match some tokens. */
  candidates(tokens: readonly Token[], from: number, to: number): readonly Row[] {
    return this.#index.candidates(tokens, from, to);
  }

  /** The rows by the first word of their verb, for one actor or for several. */
  byFirstWord(several: boolean): ReadonlyMap<string, Row> {
    if (several) return (this.#forSeveral ??= this.#byForms((word) => [word, ...baseForms(word)]));
    return (this.#forOne ??= this.#byForms((word) => [word]));
  }

  /** The first words of all verbs. */
  firstWords(several: boolean): ReadonlySet<string> {
    if (several) return (this.#wordsForSeveral ??= new Set(this.byFirstWord(true).keys()));
    return (this.#wordsForOne ??= new Set(this.byFirstWord(false).keys()));
  }

  #byForms(formsOf: (word: string) => readonly string[]): ReadonlyMap<string, Row> {
    return new Map(
      this.#rows.flatMap((row) =>
        formsOf(row.verb?.word ?? '').map((form): [string, Row] => [spelling(form)[0] ?? '', row]),
      ),
    );
  }
}

function wordsOf({ verb }: Row): readonly string[] {
  return spelling(verb?.word ?? '');
}
