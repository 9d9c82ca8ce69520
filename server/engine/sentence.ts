/**
 * Types of the table of sentence patterns: one row per form of sentence. The skeleton has the common rows, each game
 * its own.
 */
import type {
  AddedVerb,
  Announcement,
  Carried,
  Condition,
  Expectation,
  Fact,
  NameRef,
  Numeral,
  Pronoun,
  Prose,
  Round,
  Side,
  Stat,
  Thing,
  Words,
} from './scenario.ts';
import type { Source } from './source.ts';
import type { TimeSpan } from './time-spans.ts';

/** Where a sentence is allowed; each place also allows what its surrounding places allow. */
export type Place = 'file' | 'scenario' | 'combatant' | 'situation' | 'round' | 'announcement';

/**
 * One form of sentence. `words` is written in this notation: a word or mark stands for itself; `[…]` is optional;
 * `(a|b)` is either; `{slot}` or `{slot:type}` is a value, where the type is one of the reader's own (`who`, `names`,
 * `side`, `thing`, `things`, `prose`, `number`, `stat`, `stats`, `condition`, …), a form of the game's own
 * (`SlotForm`), or alternatives (`{way:within|beyond}`); `{slot:type…}` is a list of them, joined by commas and `and`,
 * or side by side.
 */
export interface SentencePattern<F extends Fact = Fact> {
  readonly id: string;
  readonly places: readonly Place[];
  readonly words: string;
  readonly means: (slots: Slots, source: Source) => Piece<F>;
  /** One line for hovers and the reference page. */
  readonly doc: string;
  /** A sentence that this row reads. */
  readonly example: string;
  /**
   * The name of a missing slot in messages, in place of its type's name: `{ aim: 'what it is aimed at, in quotes' }`.
   */
  readonly asks?: Readonly<Record<string, string>>;
  /** An optional slot that writers fill in a separate sentence below, and the slot it follows. */
  readonly continues?: { readonly slot: string; readonly behind: string };
}

/** A slot type that a game adds: several forms, tried in order, each with slots of its own. */
export interface SlotForm {
  readonly type: string;
  readonly forms: readonly string[];
  /** Its name in "… is missing here". */
  readonly called: string;
}

/** The slots of one sentence. Reading a slot that the row lacks throws: the row is wrong. */
export interface Slots {
  has(slot: string): boolean;
  /** The words of a slot, as written (without quotes if it is prose). */
  words(slot: string): Words;
  number(slot: string): Numeral;
  name(slot: string): NameRef;
  names(slot: string): readonly NameRef[];
  /** The names that a slot declares. */
  newNames(slot: string): readonly NewName[];
  carried(slot: string): readonly Carried[];
  stats(slot: string): readonly Stat[];
  condition(slot: string): Condition;
  /** The entries of a list slot, or of one of the game's own forms, each with its own slots. */
  each(slot: string): readonly Slots[];
  /** The place of the slot. */
  source(slot: string): Source;
}

/** Slots of a row without any. */
export const noSlots: Slots = {
  has: () => false,
  words: absent,
  number: absent,
  name: absent,
  names: absent,
  newNames: absent,
  carried: absent,
  stats: absent,
  condition: absent,
  each: absent,
  source: absent,
};

function absent(slot: string): never {
  throw new Error(`There is no slot ${slot}`);
}

/** What a sentence adds to the scenario; the reader puts it where the sentence is. */
export type Piece<F extends Fact = Fact> =
  | { readonly piece: 'include'; readonly path: Words }
  | { readonly piece: 'scenario'; readonly title: string }
  | { readonly piece: 'rules'; readonly id: Words }
  | { readonly piece: 'option'; readonly name: string; readonly value: string }
  | { readonly piece: 'seed'; readonly value: Numeral }
  | { readonly piece: 'prose'; readonly prose: Prose }
  | { readonly piece: 'side'; readonly side: Side }
  | {
      readonly piece: 'combatants';
      readonly names: readonly NewName[];
      readonly pronoun?: Pronoun;
      readonly belongs: Belonging;
      readonly creature?: NameRef;
    }
  | { readonly piece: 'creature'; readonly name: NewName; readonly pronoun?: Pronoun }
  | {
      readonly piece: 'stats';
      readonly stats: readonly Stat[];
      /** Stats whose number can't be read, for instance because it is too large, with the words written for it. */
      readonly unread?: readonly { readonly name: string; readonly number: Words }[];
    }
  | { readonly piece: 'carries'; readonly things: readonly Carried[] }
  | { readonly piece: 'thing'; readonly thing: Thing<F> }
  | { readonly piece: 'verb'; readonly verb: AddedVerb }
  | { readonly piece: 'situation'; readonly place?: Words }
  | {
      readonly piece: 'round';
      readonly number: number;
      readonly title?: string;
      readonly lasts?: TimeSpan;
      readonly when: Round['when'];
    }
  | {
      readonly piece: 'announcement';
      readonly announcement: Omit<Announcement<F>, 'clauses' | 'prose' | 'source'>;
      /** A clause that its verb says with slots of the game’s own. */
      readonly clause?: F;
    }
  | { readonly piece: 'dependence'; readonly on: Words }
  | { readonly piece: 'sets aside'; readonly reasons: readonly Words[] }
  | { readonly piece: 'fact'; readonly fact: F }
  | { readonly piece: 'expectation'; readonly expectation: Expectation };

/** A name in its declaration. */
export interface NewName {
  readonly text: string;
  readonly article?: string;
  readonly source: Source;
}

/** Somebody's side: a declared one, or their own. */
export type Belonging =
  { readonly to: 'side'; readonly side: NameRef } | { readonly to: 'self'; readonly runBy: NameRef };
