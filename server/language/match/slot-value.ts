/** The values of slots, and the interface between slot types and the matcher. */
import type { Carried, Condition, NameRef, NewName, Numeral, Slots, Source, Stat, Words } from '../../engine/index.ts';
import type { NameKind, NameTable } from './name-table.ts';
import type { Phrases, SpokenPhrases } from './phrases.ts';
import type { Token } from '../read/tokens.ts';

/** `naming` is a combatant named among plain words, as in `past the Ghoul`. */
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
 * A name as written; for `every Deckhand` it is the creature's, while the names are those of its combatants. `several`
 * is the place, with its article, of an undeclared name where several names are possible.
 */
export interface Mention {
  readonly kind: NameKind;
  readonly name: NameRef;
  readonly several?: Source;
}

/** One or several names; `end` is exclusive. */
export interface NameReading {
  readonly end: number;
  readonly names: readonly NameRef[];
  readonly mentions: readonly Mention[];
}

/**
 * The lists of names that start at a token, longest first: as readings, and as slot values. `wanted` lists which kind
 * of name was possible where.
 */
export interface NameList {
  readonly readings: readonly NameReading[];
  readonly values: readonly SlotReading[];
  readonly wanted: readonly { readonly at: number; readonly kind: NameKind }[];
}

/** The game's own words, indexed for lookup. */
export interface Lexicon {
  readonly stats: SpokenPhrases;
  readonly states: SpokenPhrases;
  readonly timeUnits: Phrases;
  readonly happenings: Phrases;
  readonly verbKinds: Phrases;
  /** Words that start the condition of an announcement; `awaited` are those after the waiting verb. */
  readonly dependence: Phrases;
  readonly awaited: Phrases;
  /** The verbs of the game. */
  readonly verbs: Phrases;
  /** Words that only start clauses of an announcement. */
  readonly clauseWords: ReadonlySet<string>;
  /** The first words of sentences that describe a file or a scenario, or open a block. */
  readonly headWords: ReadonlySet<string>;
}

/** The input of a slot type. */
export interface SlotInput {
  readonly tokens: readonly Token[];
  /** The first token of the sentence. */
  readonly from: number;
  /** The end of the tokens, exclusive. */
  readonly to: number;
  readonly names: NameTable;
  readonly lexicon: Lexicon;
  /** Whether quotes may be missing where the meaning is unambiguous. */
  readonly lenient: boolean;
  /** Whether expectations are recorded. */
  readonly tracing: boolean;
  /** Cache of lists of names, by their kind and first token. */
  readonly nameLists: Map<string, NameList>;
  source(from: number, to: number): Source;
  /** Records what was expected at a token, for messages and completion. */
  wants(at: number, what: SlotWant): void;
}

/** What a slot, or a part of it, expected; `words` are possible words. */
export interface SlotWant {
  readonly called: string;
  readonly type: string;
  readonly words?: readonly string[];
}

/** One reading of a slot: its value, and its end (exclusive). */
export interface SlotReading {
  readonly end: number;
  readonly value: SlotValue;
}

/** A slot type. `read` returns the readings from a token on, preferred ones first; none if it doesn't match. */
export interface SlotType {
  readonly called: string;
  /** Set if no message or completion mentions the slot, or if it records its own expectations. */
  readonly unasked?: true;
  read(input: SlotInput, at: number): readonly SlotReading[];
}

/** The token at an index; undefined beyond the end of the sentence. */
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

/** The index after the `,`, `and` or `, and` that joins two list entries; `at` itself if there is none. */
export function behindSeparator(input: SlotInput, at: number): number {
  const comma = isMark(input, at, ',') ? at + 1 : at;
  return isWord(input, comma, 'and') ? comma + 1 : comma;
}
