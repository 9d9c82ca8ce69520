/** What a writer has described: plain immutable data shared by all games; a game's own words are facts in it. */
import type { Source } from './source.ts';

/**
 * One thing said in a game's own words: an advantage, a called shot, a champion.
 * Each game has a union of its own; `kind` tells its members apart. `uses` is the thing with which it says that
 * something is done, `gets` one that somebody has at hand from then on.
 */
export interface Fact {
  readonly kind: string;
  readonly source: Source;
  readonly uses?: NameRef;
  readonly gets?: NameRef;
}

/** A name as it was used; `id` is the full declared name, and missing where nobody has that name. */
export interface NameRef {
  readonly text: string;
  readonly id?: string;
  /** The word that was written before a thing, where one was: `the`, `a`, `her`. */
  readonly article?: string;
  /** Set of a thing in quotes: it is what they say, whatever is declared. */
  readonly quoted?: true;
  readonly source: Source;
}

/** Quoted words, without their quotes. */
export interface Words {
  readonly text: string;
  readonly source: Source;
}

export interface Numeral {
  readonly value: number;
  readonly source: Source;
}

/**
 * Text that prints where it stands. `kind` is `read aloud`, `note`, `on success`, `on a tie` and their like; where
 * somebody in the scenario says it, who and how: `Dez shouts`. What waits for something has that in `when` (`success`,
 * `a tie`), and in `of` the words of the only action for which that counts, where it is one of several.
 */
export interface Prose extends Words {
  readonly kind: string;
  readonly said?: true;
  readonly when?: string;
  readonly of?: string;
}

/** Who throws for somebody: the players, or the Host. */
export type Hand = 'Players' | 'Host';

/**
 * Those who win and lose together. Sides that are not allied are opposed.
 * `alone` marks a side of one, named for its only member. The two built-in sides have no source.
 */
export interface Side {
  readonly name: string;
  readonly runBy: Hand;
  readonly allies: readonly NameRef[];
  readonly alone: boolean;
  readonly source?: Source;
}

export type Pronoun = 'he' | 'she' | 'it' | 'they';

/** A number that belongs to somebody; `of` is the base of `3 of 5`. */
export interface Stat {
  readonly name: string;
  readonly value: number;
  readonly of?: number;
  readonly source: Source;
}

/** A thing somebody has in hand or about them; `state` is the word in brackets, as `loaded`. */
export interface Carried extends NameRef {
  readonly state?: string;
}

/** Somebody who takes part. `name` is unique in a scenario; `article` is there where the declaration has one. */
export interface Combatant<F extends Fact = Fact> {
  readonly name: string;
  readonly article?: string;
  readonly pronoun: Pronoun;
  readonly side: NameRef;
  readonly creature?: NameRef;
  readonly stats: readonly Stat[];
  /** The names of stats that are written, and whose numbers can’t be read. */
  readonly unreadStats?: readonly string[];
  readonly carries: readonly Carried[];
  readonly traits: readonly F[];
  readonly prose: readonly Prose[];
  readonly source: Source;
}

/** A stat block that several bodies share. */
export interface Creature<F extends Fact = Fact> {
  readonly name: string;
  readonly pronoun: Pronoun;
  readonly stats: readonly Stat[];
  /** As of a combatant. */
  readonly unreadStats?: readonly string[];
  readonly carries: readonly Carried[];
  readonly traits: readonly F[];
  readonly prose: readonly Prose[];
  readonly source: Source;
}

/** A weapon, power or other thing with properties in its game's words. */
export interface Thing<F extends Fact = Fact> {
  readonly name: string;
  readonly traits: readonly F[];
  readonly source: Source;
}

/** A verb the writer has added, of a kind that the game knows. */
export interface AddedVerb {
  readonly word: string;
  readonly kind: string;
  readonly source: Source;
}

/**
 * What somebody announces. `actors` has several names where one sentence speaks for several bodies.
 * `verb` is the word as the vocabulary has it and `kind` the sort of action it is;
 * `object` is what it is done to where that is no combatant; `thing` what it is done with; `beside` are people whom the
 * sentence names and the action isn’t aimed at, as those who are protected.
 */
export interface Announcement<F extends Fact = Fact> {
  readonly actors: readonly NameRef[];
  readonly verb: Words;
  readonly kind: string;
  readonly targets: readonly NameRef[];
  /** Actors and targets who are named once more in their list, where they count once. */
  readonly namedAgain?: readonly NameRef[];
  readonly object?: Words;
  readonly thing?: NameRef;
  readonly beside?: readonly NameRef[];
  /** What it was made to depend on, in a game in which nothing can: it is announced without it. */
  readonly dependsOn?: readonly Words[];
  /**
   * Reasons for throws that the writer sets aside in the pools of the actors, by the words they are told with: their
   * own, or the rule’s name.
   */
  readonly setsAside?: readonly SetAside[];
  readonly clauses: readonly F[];
  readonly prose: readonly Prose[];
  readonly source: Source;
}

/**
 * A reason that is set aside, by the quoted words; `clause` is the whole sentence or clause that says so, which may
 * name others beside it.
 */
export interface SetAside extends Words {
  readonly clause: Source;
}

/** On what a round depends: one question about what has happened, or several joined. */
export type Condition =
  | { readonly kind: 'acted'; readonly side: NameRef; readonly source: Source }
  | { readonly kind: 'happened'; readonly what: string; readonly source: Source }
  | { readonly kind: 'did'; readonly who: NameRef; readonly what: 'succeeded' | 'failed'; readonly source: Source }
  | { readonly kind: 'is'; readonly who: NameRef; readonly state: string; readonly source: Source }
  | { readonly kind: 'not'; readonly of: Condition; readonly source: Source }
  | { readonly kind: 'and' | 'or'; readonly of: readonly [Condition, Condition]; readonly source: Source };

/** One written round; of the rounds with one number the first whose condition holds is played. */
export interface Round<F extends Fact = Fact> {
  readonly number: number;
  readonly title?: string;
  readonly when: Condition | 'always' | 'otherwise';
  readonly facts: readonly F[];
  readonly announcements: readonly Announcement<F>[];
  readonly prose: readonly Prose[];
  /** Set where a sentence of it couldn’t be read. */
  readonly unread?: boolean;
  readonly source: Source;
}

/** A question the writer asks of the odds: `expect WHO … at least N% in round N`. */
export interface Expectation {
  readonly about:
    | { readonly kind: 'did'; readonly who: NameRef; readonly what: 'succeeds' | 'fails' }
    | { readonly kind: 'acts'; readonly side: NameRef }
    | { readonly kind: 'happens'; readonly what: string }
    | { readonly kind: 'is'; readonly who: NameRef; readonly state: string };
  readonly bound: 'at least' | 'at most';
  readonly percent: number;
  /** Where the number of percent stands, without its sign. */
  readonly percentAt: Source;
  readonly when: 'in' | 'after';
  readonly round: number;
  readonly source: Source;
}

/** A choice among readings of the rules: `option NAME VALUE`. */
export interface Option {
  readonly name: string;
  readonly value: string;
  readonly source: Source;
}

/**
 * A name that was used and that nobody has. `several` is its place with its article where several could stand, as
 * `every Deckhand`.
 */
export interface Stranger extends Words {
  readonly as: 'combatant' | 'creature' | 'side';
  readonly several?: Source;
  /** Set where `the` stands before it. */
  readonly hasArticle?: true;
  /** As the sentence speaks of them, where it begins with them. */
  readonly pronoun?: Pronoun;
}

/** What a scenario says beside what happens in it: who and what there is, and what holds from the start. */
export interface Setting<F extends Fact = Fact> {
  readonly title: string;
  /**
   * The id of the game, and where it was said; without a place where no sentence names a game. `again` is what further
   * sentences beside it name.
   */
  readonly rules: { readonly id: string; readonly source?: Source; readonly again?: readonly Words[] };
  readonly seed?: Numeral;
  readonly options: readonly Option[];
  readonly sides: readonly Side[];
  readonly creatures: readonly Creature<F>[];
  readonly combatants: readonly Combatant<F>[];
  readonly things: readonly Thing<F>[];
  readonly verbs: readonly AddedVerb[];
  readonly situation?: Words;
  /** What holds from the start: facts of the file's head, of the scenario and of its situation. */
  readonly facts: readonly F[];
  /**
   * How many of `facts` stand before the scenario, in the head of the file or in included ones: what it says itself may
   * overrule them.
   */
  readonly shared: number;
  /** Set where a sentence of what holds from the start couldn’t be read. */
  readonly unread?: boolean;
  /** The first sentence that couldn’t be read, of a round or of what holds from the start. */
  readonly firstUnread?: Words;
  readonly prose: readonly Prose[];
  readonly source: Source;
}

export interface Scenario<F extends Fact = Fact> extends Setting<F> {
  readonly rounds: readonly Round<F>[];
  readonly expectations: readonly Expectation[];
  /** In the order of the text. */
  readonly strangers: readonly Stranger[];
}
