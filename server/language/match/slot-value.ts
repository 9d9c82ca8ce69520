/** What a slot can hold, and what a kind of slot has to offer to the matcher. */
import type { Carried, Condition, NameRef, NewName, Numeral, Slots, Source, Stat, Words } from '../../engine/index.ts';
import type { NameKind, NameTable } from './name-table.ts';
import type { Phrases, SpokenPhrases } from './phrases.ts';
import type { Token } from '../read/tokens.ts';

/** `naming` is somebody who is named among plain words, as in `past the Ghoul`. */
export type SlotValue =
  | { readonly is: 'words'; readonly words: Words; readonly naming?: Mention }
  | { readonly is: 'number'; readonly number: Numeral }
  | { readonly is: 'names'; readonly names: readonly NameRef[]; readonly mentions: readonly Mention[] }
  | { readonly is: 'new'; readonly name: NewName }
  | { readonly is: 'things'; readonly things: readonly Carried[] }
  | { readonly is: 'stats'; readonly stats: readonly Stat[]; readonly named: readonly Source[] }
  | { readonly is: 'condition'; readonly condition: Condition }
  | { readonly is: 'each'; readonly entries: readonly Slots[] };

/**
 * A name as it stands in the text; for `every Deckhand` it is the creature's, while the names are those of its bodies.
 * `several` is the place, with its article, of a name that nobody has where several could stand.
 */
export interface Mention {
  readonly kind: NameKind;
  readonly name: NameRef;
  readonly several?: Source;
}

/** One or several names, and the first token behind them. */
export interface NameReading {
  readonly end: number;
  readonly names: readonly NameRef[];
  readonly mentions: readonly Mention[];
}

/**
 * The lists of names that begin at a token, the longest first: as they are, and as what a slot holds. `wanted` is which
 * names could have stood where.
 */
export interface NameList {
  readonly readings: readonly NameReading[];
  readonly values: readonly SlotReading[];
  readonly wanted: readonly { readonly at: number; readonly kind: NameKind }[];
}

/** The game's own words, ready to be found. */
export interface Lexicon {
  readonly stats: SpokenPhrases;
  readonly states: Phrases;
  readonly happenings: Phrases;
  readonly verbKinds: Phrases;
  /** Words that would make an announcement depend on others, and those that do behind the verb of waiting. */
  readonly dependence: Phrases;
  readonly awaited: Phrases;
  /** The verbs of the game. */
  readonly verbs: Phrases;
  /** The words with which nothing but a clause of an announcement begins. */
  readonly clauseWords: ReadonlySet<string>;
  /** The first words of sentences that describe a file or a scenario, or open a block. */
  readonly headWords: ReadonlySet<string>;
}

/** What a kind of slot may look at. */
export interface SlotInput {
  readonly tokens: readonly Token[];
  /** The first token of the sentence. */
  readonly from: number;
  /** The first token behind the sentence. */
  readonly to: number;
  readonly names: NameTable;
  readonly lexicon: Lexicon;
  /** Whether words may go without their quotes where nothing else can be meant. */
  readonly lenient: boolean;
  /** Whether it matters what is wanted. */
  readonly tracing: boolean;
  /** Lists of names that have been read, by their kind and first token. */
  readonly nameLists: Map<string, NameList>;
  source(from: number, to: number): Source;
  /** Notes what would have been understood at a token, for messages and completion. */
  wants(at: number, what: SlotWant): void;
}

/** What a slot, or a part of it, was ready to take; `words` are words that could stand there. */
export interface SlotWant {
  readonly called: string;
  readonly type: string;
  readonly words?: readonly string[];
}

/** One way to read a slot: the first token behind it, and what it holds. */
export interface SlotReading {
  readonly end: number;
  readonly value: SlotValue;
}

/**
 * A kind of slot. `read` gives the ways to read it from a token on, the preferred one first; none where it can't be
 * read.
 */
export interface SlotType {
  readonly called: string;
  /** Set where it is never asked for, or asks itself: no message and no completion speaks of it. */
  readonly unasked?: true;
  read(input: SlotInput, at: number): readonly SlotReading[];
}

/** The token at a place, where it still belongs to the sentence. */
export function tokenAt(input: SlotInput, at: number): Token | undefined {
  return at < input.to ? input.tokens[at] : undefined;
}

export function isWord(input: SlotInput, at: number, word: string): boolean {
  const token = tokenAt(input, at);
  return token?.kind === 'word' && token.text === word;
}

export function isMark(input: SlotInput, at: number, mark: string): boolean {
  const token = tokenAt(input, at);
  return token?.kind === 'mark' && token.text === mark;
}

/** Behind the `,`, `and` or `, and` that joins two entries of a list; `at` itself where none stands. */
export function behindSeparator(input: SlotInput, at: number): number {
  const comma = isMark(input, at, ',') ? at + 1 : at;
  return isWord(input, comma, 'and') ? comma + 1 : comma;
}
