/**
 * What could be said at a place of a scenario: names that its writer has given, examples of the rules, and what a
 * writer needs there.
 */
import type { Announcement, Combatant, Creature, Fact, NameRef, Round } from './scenario.ts';
import type { Slots } from './sentence.ts';
import type { Source } from './source.ts';

/** Words to offer, without quotes; `doc` is what they stand for, in a few words. */
export interface QuoteCompletion {
  readonly words: string;
  readonly doc: string;
}

/** What is known of the place of a sentence: what stands around it. */
export interface WritingPlace<F extends Fact = Fact> {
  /** The number of the sentence, as sources give it; missing where the sentence is yet to come. */
  readonly sentence?: number;
  readonly round?: Round<F>;
  /**
   * Those who announce something, in this sentence or in the one above; none at the head of a round and outside of
   * rounds.
   */
  readonly actors: readonly NameRef[];
  /** What they announce, as far as it can be read. */
  readonly announcement?: Announcement<F>;
  /** Whose block it is. */
  readonly block?: Combatant<F> | Creature<F>;
}

/** A slot that quoted words or a number would fill, and what is known of the place where it stands. */
export interface QuotePlace<F extends Fact = Fact> extends WritingPlace<F> {
  /** The id of the row, and its slot; the inner one where a form of slots asks for the words. */
  readonly row: string;
  readonly slot: string;
  /** The kind of the verb, where the row announces something. */
  readonly verbKind?: string;
  /** What the row says before the words. */
  readonly said: Slots;
}

/**
 * What a writer needs at a place, the likeliest first: the ids of rows, and the kinds of verbs. All others come after
 * them, and the rows in `never` are not offered: they are of no use there, or are read only so that a check can speak
 * of them.
 */
export interface Needed {
  readonly rows: readonly string[];
  readonly kinds: readonly string[];
  /** Verbs that come before those of any kind, as what somebody does with the thing that they carry. */
  readonly verbs?: readonly string[];
  readonly never: readonly string[];
}

/** Words that fill a slot of a row, and the sentence or clause in which they do. */
export interface SaidWords {
  readonly row: string;
  readonly slot: string;
  readonly words: string;
  readonly part: Source;
}

/** What the game has to say of such words, in a few words, and the rule that says it. */
export interface Explained {
  readonly says: string;
  readonly rule: { readonly id: string; readonly title: string };
}
