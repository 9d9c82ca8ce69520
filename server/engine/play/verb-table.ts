/** The rows of a game's table of verbs, and the words of a vocabulary that they become. */
import type { Citation, VerbKind, VerbUse, VerbWord } from '../ruleset.ts';
import type { PhrasedVerb } from './verb-phrase.ts';

/** A verb: which kind of action it is, what follows it, and on what of the text that rests. */
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

/** Each of several words: `opens, closes, locks`. */
export function each(words: string): readonly string[] {
  return words.split(', ');
}

/** Verbs that are used alike. */
export function same<Kind extends string, Basis extends string>(
  words: string,
  kind: Kind,
  basis: Basis,
  takes: string,
  also: readonly VerbUse[] = [],
): readonly TableVerb<Kind, Basis>[] {
  return each(words).map((word) => verb(word, kind, basis, takes, also));
}

/** Finds the verb of the game that is written so; undefined for one that a writer has added or that nobody knows. */
export function findVerb<Verb extends TableVerb<string, string>>(
  verbs: readonly Verb[],
): (word: string) => Verb | undefined {
  const byWord: ReadonlyMap<string, Verb> = new Map(verbs.map((row) => [row.word, row]));
  return (word) => byWord.get(word);
}

/** The verbs with what they do, what the text doesn’t say of them, and where the text has them. */
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
