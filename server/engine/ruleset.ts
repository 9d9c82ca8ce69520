/** One game system: a value, not a class. Everything that tells games apart is a field of it. */
import type { Drafting } from './drafting.ts';
import type { LintRule } from './finding.ts';
import type { ScenarioOdds } from './odds.ts';
import type { Overall, ToldCourse } from './overall.ts';
import type { PrintedTable } from './words/printed.ts';
import type { Explained, Needed, QuoteCompletion, QuotePlace, SaidWords, WritingPlace } from './completions.ts';
import type { Announcement, Fact, Scenario } from './scenario.ts';
import type { Place, SentencePattern, SlotForm } from './sentence.ts';
import type { Throws } from './chance/index.ts';
import type { Timeline } from './timeline.ts';
import type { TrialSentences } from './worth/trial-sentences.ts';
import type { WhatIf } from './worth/what-if.ts';

export type { Explained, Needed, QuoteCompletion, QuotePlace, SaidWords, WritingPlace } from './completions.ts';

/** A word of the game, described for hovers and completion. */
export interface VocabularyWord {
  readonly word: string;
  readonly doc: string;
}

/** `low` and `high` bound it for ordinary people; `also` are other names by which writers may know it. */
export interface StatWord extends VocabularyWord {
  readonly also?: readonly string[];
  readonly low: number;
  readonly high: number;
}

/**
 * How a verb is used: the sort of action that it is then, and what follows it, in the notation of sentence patterns
 * with the slots `target`, `targets`, `thing`, `object`, and `beside` for people whom it isn’t aimed at: `between
 * {beside} and {targets}`.
 */
export interface VerbUse {
  readonly kind: string;
  readonly takes: string;
}

/** What a verb's kind rests on. */
export interface Citation {
  /** The heading of the text under which such an action, or its kind, stands. */
  readonly from: string;
  /**
   * What the text doesn't say of the verb and what is in force in its place; missing where the text names such an
   * action.
   */
  readonly silent?: string;
}

/**
 * A verb in its third person. `also` are other uses of it, which are tried first: on a thing where somebody else can be
 * its target.
 */
export interface VerbWord extends VocabularyWord, VerbUse, Citation {
  readonly also?: readonly VerbUse[];
}

/**
 * Words that writers put into an announcement and that mean a clause of the game: `from behind`. `words` are in the
 * notation of sentence patterns; `clause` is a sentence that can stand under an announcement, with the words of the
 * slots put in.
 */
export interface Idiom extends Citation {
  readonly words: string;
  readonly clause: string;
}

/** A sort of verb; `takes` is how a verb added by a writer of this kind is used. */
export interface VerbKind {
  readonly kind: string;
  readonly doc: string;
  readonly takes: string;
  readonly attack: boolean;
  /** Words, in their third person, that are probably of this kind where a writer adds them. */
  readonly likely?: readonly string[];
  /** The sentence that declares a thing for it, with `{thing}` for its name; missing where nothing is declared. */
  readonly declares?: string;
  /** Set where what it is done with is a power, which somebody knows and doesn’t carry. */
  readonly isPower?: true;
  /** Set where it is done to one of several, unless what it is done with reaches more. */
  readonly oneTarget?: true;
}

/** A state; `isOut` where who is in it does nothing more in the fight. */
export interface StateWord extends VocabularyWord {
  readonly isOut?: true;
}

/** A thing everybody knows, with what a writer would have to write to declare it. */
export interface OrdinaryThing extends VocabularyWord {
  readonly declaration: string;
}

/** A choice among readings of the rules, `option NAME VALUE`. The first value is in force where nothing is written. */
export interface OptionWord extends VocabularyWord {
  readonly values: readonly string[];
}

/**
 * A sentence that writers try and the game says otherwise; `say` is how, with the words of the slots put in, and for
 * `{another}` somebody whom it doesn’t name. `joins` is how it is said at the end of a clause above that such words
 * continue, where there is one. Where the game has nothing of the kind, `lacks` names what it is.
 */
export type CommonMistake = { readonly places: readonly Place[]; readonly words: string } & (
  { readonly say: string; readonly joins?: string } | { readonly lacks: string }
);

export interface Vocabulary {
  readonly stats: readonly StatWord[];
  readonly verbKinds: readonly VerbKind[];
  readonly verbs: readonly VerbWord[];
  readonly things: readonly OrdinaryThing[];
  /** States a combatant can be in, as conditions and starting sentences name them. */
  readonly states: readonly StateWord[];
  /** The states of which figures over all courses tell how likely they are, in their order. */
  readonly toldStates: readonly string[];
  /** Things that can happen to a whole round, as conditions name them: `a tie`. */
  readonly happenings: readonly VocabularyWord[];
  /** Set where somebody may announce more than once in a round. */
  readonly announcesAgain?: true;
  /** The choices that the game leaves open. */
  readonly options?: readonly OptionWord[];
  /** Words that mean a clause. */
  readonly idioms?: readonly Idiom[];
  /** Words of an announcement that mean nothing by the rules: `again`, `quickly`. */
  readonly fillers?: readonly string[];
  /** What is not read, and how it is said instead. */
  readonly commonMistakes?: readonly CommonMistake[];
  /**
   * What a verb that nobody knows is taken for when a clause says how it is thrown for; `clause` is such a clause, as
   * an example.
   */
  readonly otherVerb?: { readonly kind: string; readonly takes: string; readonly clause: string };
  /**
   * Words that would make an announcement depend on what others do, in a game where none can: they are read, for a
   * check to find. Behind the verb `waiting`, which announces nothing, those of `afterWaiting` do so too.
   */
  readonly dependence?: {
    readonly words: readonly string[];
    readonly waiting: string;
    readonly afterWaiting: readonly string[];
  };
}

/** A rule of the game in our own words. The hover, `docs/rules` and a test use the same record. */
export interface RulePage {
  readonly id: string;
  readonly title: string;
  /** The part of play that it belongs to; the pages of a game stand in the order of play. */
  readonly part: string;
  readonly says: string;
  /** What the text leaves open, and what is in force here in its place: a default of ours. */
  readonly silent?: string;
  /** How a scenario writes it. */
  readonly written?: string;
  readonly from: { readonly system: string; readonly edition: string; readonly heading: string };
  /** Whole scenarios; `bad` has findings of `checks`, or none where no check can tell. */
  readonly bad?: string;
  readonly good?: string;
  /** The ids of the checks that watch over it. */
  readonly checks?: readonly string[];
  /** The ids of the pages with which it goes on. */
  readonly next?: readonly string[];
}

/**
 * Where play starts from; a missing seed is 1. With `whatIf` the course is the same, and the odds are those of one
 * round alone, with a pool counted otherwise in it. With `brief` the odds leave out what the throws lead to, damage and
 * how everybody stands, which may take longer than all the rest.
 */
export interface PlayRequest {
  readonly throws: Throws;
  readonly seed: number;
  /**
   * Names the course that the throws make from their beginning: the odds of all who ask for the same one go along it,
   * which is played once for them. The odds of a course without a name have it played anew.
   */
  readonly course?: string;
  readonly whatIf?: WhatIf;
  readonly brief?: boolean;
  /** Of odds only those of this written round, by its index, without the chance of coming to it. */
  readonly only?: number;
  /** Of a course only the rounds up to this number. */
  readonly last?: number;
}

/**
 * What is thrown in a game, where it isn’t cards and throws of anything: what a throw is called, what comes of it that
 * is neither good nor bad, what lies on the table (in the plural), and how something is tried out, as a sentence.
 */
export interface PlayWords {
  readonly throw: string;
  readonly even: string;
  readonly pieces: string;
  readonly trying: string;
}

export interface Ruleset<F extends Fact = Fact> {
  readonly id: string;
  readonly title: string;
  /** What a round of it is, for a writer who doesn’t know the game: one or two sentences. */
  readonly about: string;
  /** Missing in a game of throws, cards and ties. */
  readonly calls?: PlayWords;
  /** Games of one family read the same sentences, so that each can play the other’s scenarios. */
  readonly family?: string;
  readonly vocabulary: Vocabulary;
  /**
   * What a trait in somebody’s block says of them, in a few words; undefined where it says nothing that is shown beside
   * their name.
   */
  traitWords?(trait: F): string | undefined;
  readonly sentences: readonly SentencePattern<F>[];
  readonly slotForms: readonly SlotForm[];
  readonly checks: readonly LintRule<F>[];
  /** Works out bit by bit what several of its checks look at, so that none of them takes long by itself. */
  checkSteps?(scenario: Scenario<F>): Generator<undefined, unknown>;
  readonly pages: readonly RulePage[];
  /** Round by round: it stops after each, with the timeline as far as it has come. */
  play(scenario: Scenario<F>, request: PlayRequest): Generator<Timeline, Timeline>;
  /**
   * Bit by bit. Whoever asks again with the same throws asks about the course that those have shown before.
   */
  odds(scenario: Scenario<F>, request: PlayRequest): Generator<undefined, ScenarioOdds>;
  /** Plays once without telling: what a sample of many courses is made of. It stops after each round. */
  course(scenario: Scenario<F>, request: PlayRequest): Generator<undefined, ToldCourse>;
  /**
   * What is known exactly over all courses. It stops again and again on its way, so that it can be worked out bit by
   * bit.
   */
  overall(scenario: Scenario<F>, request: PlayRequest): Generator<undefined, Overall>;
  /**
   * Whether an action of a kind with one target may have several by what it is done with; missing where none may.
   */
  reachesSeveral?(scenario: Scenario<F>, announcement: Announcement<F>): boolean;
  /** Whether a clause or a fact of a round pins a throw. */
  isPin(fact: F): boolean;
  /** The tables of chances that its rulebook prints, where it prints any, beside what they come to here. */
  printedTables?(): readonly PrintedTable[];
  /**
   * Which words a writer could mean in the quotes of one of its rows, or for its number, the likeliest first. It is
   * asked at every key, and plays nothing.
   */
  quotable?(scenario: Scenario<F>, place: QuotePlace<F>): readonly QuoteCompletion[];
  /** Which of its rows and verbs a writer needs at a place; asked as often. */
  needed?(scenario: Scenario<F>, place: WritingPlace<F>): Needed;
  /** What words in a sentence stand for, for whoever points at them; undefined where there is nothing to say. */
  explained?(scenario: Scenario<F>, said: SaidWords): Explained | undefined;
  /** How what is tried out in the panel is written. */
  readonly trialSentences: TrialSentences<F>;
  /** What it writes for a writer who begins. */
  readonly drafting: Drafting<F>;
}
