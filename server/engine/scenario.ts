/** The scenario model: plain immutable data shared by all games; a game's own words are facts in it. */
import type { Source } from './source.ts';
import type { TimeSpan } from './time-spans.ts';

/**
 * One statement in a game's own words: an advantage, a called shot, a champion. Each game has a union of its own,
 * discriminated by `kind`. `uses` is the thing with which something is done, `gets` a thing that somebody has from then
 * on.
 */
export interface Fact {
  readonly kind: string;
  readonly source: Source;
  readonly uses?: NameRef;
  readonly gets?: NameRef;
}

/** A name as it was used; `id` is the full declared name, and missing if nobody has that name. */
export interface NameRef {
  readonly text: string;
  readonly id?: string;
  /** The word before a thing, if there is one: `the`, `a`, `her`. */
  readonly article?: string;
  /** Set for a thing in quotes: it is taken literally, whatever is declared. */
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
 * Text that is printed at its place. `kind` is `read aloud`, `note`, `on success`, `on a tie` and so on; if somebody in
 * the scenario says it, who and how: `Dez shouts`. Conditional text has its condition in `when` (`success`, `a tie`),
 * and in `of` the words of the only action it applies to, if that is one of several.
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
 * People who win and lose together. Sides that are not allied are opposed. `alone` marks a side named after its only
 * member. The two built-in sides have no source.
 */
export interface Side {
  readonly name: string;
  readonly runBy: Hand;
  readonly allies: readonly NameRef[];
  readonly alone: boolean;
  readonly source?: Source;
}

export type Pronoun = 'he' | 'she' | 'it' | 'they';

/** A number of somebody; `of` is the base of `3 of 5`. */
export interface Stat {
  readonly name: string;
  readonly value: number;
  readonly of?: number;
  readonly source: Source;
}

/**
 * A thing that somebody carries; `state` is the word in brackets, such as `loaded`. `known` is set for a power, which
 * nobody holds in their hands.
 */
export interface Carried extends NameRef {
  readonly state?: string;
  readonly known?: true;
}

/** Somebody who takes part. `name` is unique in a scenario; `article` is set if the declaration has one. */
export interface Combatant<F extends Fact = Fact> {
  readonly name: string;
  readonly article?: string;
  readonly pronoun: Pronoun;
  readonly side: NameRef;
  readonly creature?: NameRef;
  readonly stats: readonly Stat[];
  /** The names of stats whose numbers can’t be read. */
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
  /** As in a combatant. */
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

/** A verb added by the writer, of a kind that the game knows. */
export interface AddedVerb {
  readonly word: string;
  readonly kind: string;
  readonly source: Source;
}

/**
 * An announcement. `actors` has several names if one sentence is for several bodies. `verb` is the word as in the
 * vocabulary and `kind` its kind of action; `object` is what it is done to if that isn't a combatant; `thing` what it
 * is done with; `beside` are people whom the sentence names without aiming at them, such as those who are protected.
 */
export interface Announcement<F extends Fact = Fact> {
  readonly actors: readonly NameRef[];
  readonly verb: Words;
  readonly kind: string;
  readonly targets: readonly NameRef[];
  /** Repeated names in the lists of actors and targets, which count once. */
  readonly namedAgain?: readonly NameRef[];
  readonly object?: Words;
  readonly thing?: NameRef;
  readonly beside?: readonly NameRef[];
  /** What it was made to depend on, in a game where that is impossible: it is announced without it. */
  readonly dependsOn?: readonly Words[];
  /**
   * Reasons for throws that the writer sets aside in the pools of the actors, by their displayed words: the writer's
   * own, or the rule’s name.
   */
  readonly setsAside?: readonly SetAside[];
  readonly clauses: readonly F[];
  readonly prose: readonly Prose[];
  readonly source: Source;
}

/**
 * A reason that is set aside, by the quoted words; `clause` is the whole sentence or clause, which may name several.
 */
export interface SetAside extends Words {
  readonly clause: Source;
}

/** The condition of a round: a question about what has happened, or a combination of questions. */
export type Condition =
  | { readonly kind: 'acted'; readonly side: NameRef; readonly source: Source }
  | { readonly kind: 'happened'; readonly what: string; readonly source: Source }
  | { readonly kind: 'did'; readonly who: NameRef; readonly what: 'succeeded' | 'failed'; readonly source: Source }
  | { readonly kind: 'is'; readonly who: NameRef; readonly state: string; readonly source: Source }
  | { readonly kind: 'not'; readonly of: Condition; readonly source: Source }
  | { readonly kind: 'and' | 'or'; readonly of: readonly [Condition, Condition]; readonly source: Source };

/** One written round; of the rounds with one number, the first whose condition holds is played. */
export interface Round<F extends Fact = Fact> {
  readonly number: number;
  readonly title?: string;
  /** How long it takes, where that is written. */
  readonly lasts?: TimeSpan;
  readonly when: Condition | 'always' | 'otherwise';
  readonly facts: readonly F[];
  readonly announcements: readonly Announcement<F>[];
  readonly prose: readonly Prose[];
  /** Set if one of its sentences couldn’t be read. */
  readonly unread?: boolean;
  readonly source: Source;
}

/** The writer's expectation of the odds: `expect WHO … at least N% in round N`. */
export interface Expectation {
  readonly about:
    | { readonly kind: 'did'; readonly who: NameRef; readonly what: 'succeeds' | 'fails' }
    | { readonly kind: 'acts'; readonly side: NameRef }
    | { readonly kind: 'happens'; readonly what: string }
    | { readonly kind: 'is'; readonly who: NameRef; readonly state: string };
  readonly bound: 'at least' | 'at most';
  readonly percent: number;
  /** The place of the percentage, without its sign. */
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
 * A name that was used and that nobody has. `several` is its place including its article if several people are allowed,
 * as in `every Deckhand`.
 */
export interface Stranger extends Words {
  readonly as: 'combatant' | 'creature' | 'side';
  readonly several?: Source;
  /** Set if it follows `the`. */
  readonly hasArticle?: true;
  /** The sentence's pronoun for them, if it begins with them. */
  readonly pronoun?: Pronoun;
}

/** A scenario without its rounds: people, things, and what holds from the start. */
export interface Setting<F extends Fact = Fact> {
  readonly title: string;
  /**
   * The id of the game, and its place; without a place if no sentence names a game. `again` are the games of further
   * such sentences.
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
   * How many of `facts` precede the scenario, in the head of the file or in included files: its own may override them.
   */
  readonly shared: number;
  /** Set if a sentence about what holds from the start couldn’t be read. */
  readonly unread?: boolean;
  readonly prose: readonly Prose[];
  readonly source: Source;
}

export interface Scenario<F extends Fact = Fact> extends Setting<F> {
  readonly rounds: readonly Round<F>[];
  readonly expectations: readonly Expectation[];
  /** In text order. */
  readonly strangers: readonly Stranger[];
  /** The first sentence that couldn’t be read, of a round or of what holds from the start. */
  readonly firstUnread?: Words;
}
