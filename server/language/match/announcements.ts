/** The rows for announcements, built from the verbs of a game and from those added by the writer. */
import type {
  NameRef,
  Piece,
  SentencePattern,
  Slots,
  Source,
  VerbKind,
  VerbUse,
  VerbWord,
  Vocabulary,
} from '../../engine/index.ts';
import { baseForms } from './word-forms.ts';

/**
 * A row of an announcement, with its verb and the `forms` for its slot `verb`; `needsClause` if the verb alone isn’t
 * enough.
 */
export interface AnnouncementRow {
  readonly pattern: SentencePattern;
  readonly verb: { readonly word: string; readonly kind: string };
  /** Empty if the slot has its own type. */
  readonly forms: readonly string[];
  readonly needsClause: boolean;
}

/**
 * The rows of each verb of the game. Its other uses are tried first: they take only things, whereas a name may be any
 * words in quotes.
 */
export function verbRows({ dependence, verbs }: Vocabulary): readonly AnnouncementRow[] {
  return longerFirst(verbs).flatMap((verb) => [
    ...(verb.also ?? []).map((use, index) => otherUseRow(verb, use, index)),
    verbRow(verb.word, verb, verb.doc, verb.word === dependence?.waiting ? behindWaiting : behind),
  ]);
}

/**
 * Puts a longer verb before the verb that it begins with, which would read its other words as a place: `runs away`
 * before `runs`.
 */
function longerFirst(verbs: Vocabulary['verbs']): Vocabulary['verbs'] {
  const isLonger = (verb: VerbWord, other: VerbWord): boolean => verb.word.startsWith(`${other.word} `);
  return verbs.flatMap((verb) =>
    verbs.some((other) => isLonger(verb, other)) ? [] : [...verbs.filter((other) => isLonger(other, verb)), verb],
  );
}

function otherUseRow({ word, doc }: VerbWord, use: VerbUse, index: number): AnnouncementRow {
  const row = verbRow(word, use, doc);
  return { ...row, pattern: { ...row.pattern, id: `${row.pattern.id}-use-${index + 2}` } };
}

/** The row for a verb added by the writer. */
export function addedVerbRow(word: string, kind: VerbKind): AnnouncementRow {
  return verbRow(word, kind, kind.doc);
}

/**
 * The row for an added verb whose kind can't be read: it is played as an unknown verb, and accepts what a verb of any
 * kind accepts.
 */
export function kindlessVerbRow(word: string, { otherVerb, verbKinds }: Vocabulary): AnnouncementRow | undefined {
  if (otherVerb === undefined) return undefined;
  const takes = [...new Set([otherVerb.takes, ...verbKinds.map((kind) => kind.takes)])];
  return verbRow(word, { kind: otherVerb.kind, takes: `(${takes.join('|')})` }, '');
}

/** The row for an unknown verb: a clause after it must say what is thrown for it. */
export function otherVerbRow(vocabulary: Vocabulary): readonly AnnouncementRow[] {
  const { otherVerb } = vocabulary;
  if (otherVerb === undefined) return [];
  const pattern: SentencePattern = {
    id: 'announcement-other',
    places: ['round'],
    words: `{actors}: ${before}{verb:verbwords} ${otherVerb.takes} ${behind}`,
    means: (slots) => announcement(slots, slots.source('verb'), slots.words('verb').text, otherVerb.kind),
    doc: 'Anything else that somebody does; the clause after it says what decides it.',
    example: '',
  };
  return [{ pattern, verb: { word: '', kind: otherVerb.kind }, forms: [], needsClause: true }];
}

/** The row for an announcement that consists only of its condition: its actor waits. */
export function dependentRow(vocabulary: Vocabulary): readonly AnnouncementRow[] {
  const { dependence, verbs } = vocabulary;
  const waiting = verbs.find((verb) => verb.word === dependence?.waiting);
  if (waiting === undefined) return [];
  const pattern: SentencePattern = {
    id: 'announcement-dependent',
    places: ['round'],
    words: '{actors}: {depends:dependence}',
    means: (slots) => announcement(slots, slots.source('depends'), waiting.word, waiting.kind),
    doc: waiting.doc,
    example: '',
  };
  return [{ pattern, verb: { word: '', kind: waiting.kind }, forms: [], needsClause: false }];
}

/** The row for an announcement’s condition on a separate line below it. */
export const dependenceClause: SentencePattern = {
  id: 'dependence',
  places: ['announcement'],
  words: '{depends:dependence}',
  means: (slots) => ({ piece: 'dependence', on: slots.words('depends') }),
  doc: 'No announcement can depend on what others do.',
  example: '',
};

/** The condition of an announcement may come before its verb or at the end. */
const before = '[{depends:dependence} , [then]] ';
const behind = '[, {depends:dependence}]';
const behindWaiting = '[, {depends:awaited}]';

function verbRow(word: string, { kind, takes, says }: VerbUse, doc: string, after = behind): AnnouncementRow {
  const pattern: SentencePattern = {
    id: `announcement-${word.replaceAll(' ', '-')}`,
    places: ['round'],
    words: `{actors}: ${before}{verb} ${takes} ${after}`,
    means: (slots, source) => {
      const clause = says?.(slots, source);
      const piece = announcement(slots, slots.source('verb'), word, kind);
      return clause === undefined ? piece : { ...piece, clause };
    },
    doc,
    example: '',
  };
  return { pattern, verb: { word, kind }, forms: [word, ...baseForms(word)], needsClause: false };
}

function announcement(
  slots: Slots,
  source: Source,
  verb: string,
  kind: string,
): Extract<Piece, { piece: 'announcement' }> {
  const actors = eachOnce(slots.names('actors'));
  const targets = eachOnce(['target', 'targets'].flatMap((slot) => (slots.has(slot) ? slots.names(slot) : [])));
  const again = [...actors.again, ...targets.again];
  return {
    piece: 'announcement',
    announcement: {
      actors: actors.names,
      verb: { text: verb, source },
      kind,
      targets: targets.names,
      ...(again.length === 0 ? {} : { namedAgain: again }),
      ...(slots.has('object') ? { object: slots.words('object') } : {}),
      ...(slots.has('thing') ? { thing: slots.name('thing') } : {}),
      ...(slots.has('beside') ? { beside: slots.names('beside') } : {}),
      ...(slots.has('depends') ? { dependsOn: [slots.words('depends')] } : {}),
    },
  };
}

/** Removes duplicates from a list of names. */
function eachOnce(all: readonly NameRef[]): { readonly names: readonly NameRef[]; readonly again: readonly NameRef[] } {
  const seen = new Set<string>();
  const again = all.filter(({ id, text }) => {
    const name = id ?? text;
    const isAgain = seen.has(name);
    seen.add(name);
    return isAgain;
  });
  return again.length === 0 ? { names: all, again } : { names: all.filter((name) => !again.includes(name)), again };
}
