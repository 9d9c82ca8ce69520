/** What could be said in quotes at a place of a scenario: names that its writer has given, and examples of the rules. */
import type { Announcement, Combatant, Creature, Fact, NameRef, Round } from './scenario.ts';
import type { Slots } from './sentence.ts';

/** Words to offer, without quotes; `doc` is what they stand for, in a few words. */
export interface Quotable {
  readonly words: string;
  readonly doc: string;
}

/** A slot that quoted words would fill, and what is known of the place where it stands. */
export interface QuotePlace<F extends Fact = Fact> {
  /** The id of the row, and its slot; the inner one where a form of slots asks for the words. */
  readonly row: string;
  readonly slot: string;
  /** The kind of the verb, where the row announces something. */
  readonly verbKind?: string;
  /** What the row says before the words. */
  readonly said: Slots;
  /** The number of the sentence, as sources give it; missing where the sentence is yet to come. */
  readonly sentence?: number;
  readonly round?: Round<F>;
  /** Those who announce something, in this sentence or in the one above; none at the head of a round and outside of rounds. */
  readonly actors: readonly NameRef[];
  /** What they announce, as far as it can be read. */
  readonly announcement?: Announcement<F>;
  /** Whose block it is. */
  readonly block?: Combatant<F> | Creature<F>;
}
