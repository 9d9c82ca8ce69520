/** Types for completions: names that the writer has given, examples from the rules, and what is needed at a place. */
import type { Announcement, Combatant, Creature, Fact, NameRef, Round } from './scenario.ts';
import type { Slots } from './sentence.ts';
import type { Source } from './source.ts';

/** Words to offer, without quotes; `doc` says in a few words what they stand for. */
export interface QuoteCompletion {
  readonly words: string;
  readonly doc: string;
}

/** The context of a sentence. */
export interface WritingPlace<F extends Fact = Fact> {
  /** The number of the sentence, as in sources; missing if it isn’t written yet. */
  readonly sentence?: number;
  readonly round?: Round<F>;
  /** The actors of this sentence or of the one above; none at the head of a round and outside rounds. */
  readonly actors: readonly NameRef[];
  /** Their announcement, as far as it can be read. */
  readonly announcement?: Announcement<F>;
  /** The combatant or creature whose block it is. */
  readonly block?: Combatant<F> | Creature<F>;
}

/** A slot for quoted words or a number, with its context. */
export interface QuotePlace<F extends Fact = Fact> extends WritingPlace<F> {
  /** The id of the row, and its slot; the inner slot if a form of slots has the words. */
  readonly row: string;
  readonly slot: string;
  /** The kind of the verb, if the row is an announcement. */
  readonly verbKind?: string;
  /** The slots before the words. */
  readonly said: Slots;
}

/**
 * What is needed at a place, the likeliest first: ids of rows, and kinds of verbs. All others follow; the rows in
 * `never` aren’t offered, because they are of no use there or are read only so that a check can report them.
 */
export interface Needed {
  readonly rows: readonly string[];
  readonly kinds: readonly string[];
  /** Verbs that precede those of any kind, such as what somebody does with the thing they carry. */
  readonly verbs?: readonly string[];
  readonly never: readonly string[];
}

/** Words in a slot of a row, and the sentence or clause they are in. */
export interface SaidWords {
  readonly row: string;
  readonly slot: string;
  readonly words: string;
  readonly part: Source;
}

/** The game’s explanation of such words, in a few words, and its rule. */
export interface Explained {
  readonly says: string;
  readonly rule: { readonly id: string; readonly title: string };
}
