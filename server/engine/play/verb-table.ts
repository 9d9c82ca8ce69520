/** Helpers for a game’s table of verbs, and its conversion to vocabulary entries. */
import type { Citation, VerbKind, VerbUse, VerbWord } from '../ruleset.ts';
import type { PhrasedVerb } from './verb-phrase.ts';

/** A verb: its kind of action, the syntax after it (`takes`), and its basis in the game’s text. */
export interface TableVerb<Kind extends string, Basis extends string> extends PhrasedVerb {
  readonly word: string;
  readonly kind: Kind;
  readonly basis: Basis;
}

export function verb<Kind extends string, Basis extends string>(
  word: string,
  kind: Kind,
  basis: Basis,
  takes: string,
  also: readonly VerbUse[] = [],
): TableVerb<Kind, Basis> {
  return { word, kind, basis, takes, ...(also.length === 0 ? {} : { also }) };
}

/** Splits a comma-separated list: `opens, closes, locks`. */
export function each(words: string): readonly string[] {
  return words.split(', ');
}

/** Rows for verbs with the same use. */
export function same<Kind extends string, Basis extends string>(
  words: string,
  kind: Kind,
  basis: Basis,
  takes: string,
  also: readonly VerbUse[] = [],
): readonly TableVerb<Kind, Basis>[] {
  return each(words).map((word) => verb(word, kind, basis, takes, also));
}

/** Finds a verb of the game by its word; undefined for a verb added by the writer or an unknown one. */
export function findVerb<Verb extends TableVerb<string, string>>(
  verbs: readonly Verb[],
): (word: string) => Verb | undefined {
  const byWord: ReadonlyMap<string, Verb> = new Map(verbs.map((row) => [row.word, row]));
  return (word) => byWord.get(word);
}

/** The verbs as vocabulary entries, with documentation, citation and what the text leaves unsaid. */
export function verbWords<Kind extends string, Basis extends string>(
  verbs: readonly TableVerb<Kind, Basis>[],
  kinds: readonly VerbKind[],
  citations: Readonly<Record<Basis, Citation>>,
): readonly VerbWord[] {
  const docs = new Map(kinds.map(({ kind, doc }) => [kind, doc]));
  return verbs.map(({ basis, ...row }) => {
    const citation = citations[basis];
    const doc = docs.get(row.kind) ?? '';
    return { ...row, ...citation, doc: citation.silent === undefined ? doc : `${doc} ${citation.silent}` };
  });
}
