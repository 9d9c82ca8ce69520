/** The interface of a game: a value, not a class. Everything that distinguishes games is a field of it. */
import type { Drafting } from './drafting.ts';
import type { LintRule } from './finding.ts';
import type { ScenarioOdds } from './odds.ts';
import type { Overall, SampledCourse } from './overall.ts';
import type { PrintedTable } from './words/printed.ts';
import type { Explained, Needed, QuoteCompletion, QuotePlace, SaidWords, WritingPlace } from './completions.ts';
import type { Announcement, Fact, Scenario } from './scenario.ts';
import type { Place, SentencePattern, SlotForm, Slots } from './sentence.ts';
import type { Source } from './source.ts';
import type { Throws } from './chance/index.ts';
import type { Timeline } from './timeline.ts';
import type { TimeUnit } from './time-spans.ts';
import type { TrialSentences } from './worth/trial-sentences.ts';
import type { WhatIf } from './worth/what-if.ts';

export type { Explained, Needed, QuoteCompletion, QuotePlace, SaidWords, WritingPlace } from './completions.ts';

/** A word of the game, described for hovers and completion. */
export interface VocabularyWord {
  readonly word: string;
  readonly doc: string;
}

/** `low` and `high` are its range for ordinary people; `also` are other names that writers may use. */
export interface StatWord extends VocabularyWord {
  readonly also?: readonly string[];
  readonly low: number;
  readonly high: number;
}

/**
 * How a verb is used: its kind of action in that case, and what follows it, in the notation of sentence patterns with
 * the slots `target`, `targets`, `thing`, `object`, and `beside` for people whom it isn’t aimed at: `between {beside}
 * and {targets}`.
 */
export interface VerbUse {
  readonly kind: string;
  readonly takes: string;
  /** What slots of the game’s own say in it, as a clause of the announcement: the attributes of `tests STR to …`. */
  readonly says?: (slots: Slots, source: Source) => Fact | undefined;
}

/** The textual basis of a verb's kind. */
export interface Citation {
  /** The heading of the text that covers such an action, or its kind. */
  readonly from: string;
  /** What the text doesn't say of the verb, and the default used instead; missing if the text names such an action. */
  readonly silent?: string;
}

/**
 * A verb in the third person. `also` are other uses, which are tried first: on a thing where somebody else can be its
 * target.
 */
export interface VerbWord extends VocabularyWord, VerbUse, Citation {
  readonly also?: readonly VerbUse[];
}

/**
 * Words in an announcement that stand for a clause of the game: `from behind`. `words` are in the notation of sentence
 * patterns; `clause` is a sentence that is allowed under an announcement, with the slots filled in.
 */
export interface Idiom extends Citation {
  readonly words: string;
  readonly clause: string;
}

/** A kind of verb; `takes` is the pattern of verbs of this kind that a writer adds. */
export interface VerbKind {
  readonly kind: string;
  /** What an offer calls it: `an action without dice`; by default `kind` with an article. */
  readonly called?: string;
  readonly doc: string;
  readonly takes: string;
  /** As in a use. */
  readonly says?: NonNullable<VerbUse['says']>;
  readonly attack: boolean;
  /** Verbs, in the third person, that are probably of this kind if a writer adds them. */
  readonly likely?: readonly string[];
  /** The sentence that declares a thing for it, with `{thing}` for its name; missing if nothing is declared. */
  readonly declares?: string;
  /** Set if its thing is what it is done to, such as a door, which nobody carries. */
  readonly isToThing?: true;
  /** Set if it is done with a power, which somebody knows and doesn't carry. */
  readonly isPower?: true;
  /** Set if it helps its target: friends are offered before foes. */
  readonly isHelp?: true;
  /** Set if it has a single target, unless the thing used reaches several. */
  readonly oneTarget?: true;
}

/** A state; `isOut` if somebody in it does nothing more in the fight; `also` are other words that writers may use. */
export interface StateWord extends VocabularyWord {
  readonly also?: readonly string[];
  readonly isOut?: true;
}

/** A thing that needs no declaration, with the equivalent declaration. */
export interface OrdinaryThing extends VocabularyWord {
  readonly declaration: string;
}

/** A choice among readings of the rules, `option NAME VALUE`. The first value is the default. */
export interface OptionWord extends VocabularyWord {
  readonly values: readonly string[];
}

/**
 * A sentence that writers try although the game has another one; `say` is that one, with the slots filled in, and
 * `{another}` for somebody whom it doesn’t name. `joins` is its form at the end of a preceding clause that such words
 * continue, if there is one, and `above` a sentence that is needed above the block as well. If the game has nothing of
 * the kind, `lacks` names it.
 */
export type CommonMistake = { readonly places: readonly Place[]; readonly words: string } & (
  { readonly say: string; readonly joins?: string; readonly above?: string } | { readonly lacks: string }
);

export interface Vocabulary {
  readonly stats: readonly StatWord[];
  readonly verbKinds: readonly VerbKind[];
  readonly verbs: readonly VerbWord[];
  readonly things: readonly OrdinaryThing[];
  /** States of combatants, as named in conditions and starting sentences. */
  readonly states: readonly StateWord[];
  /** The states whose chances over all courses are shown, in order. */
  readonly reportedStates: readonly string[];
  /** Things that can happen to a whole round, as named in conditions: `a tie`. */
  readonly happenings: readonly VocabularyWord[];
  /** The units in which the heading of a round may say how long it takes; by default the usual ones. */
  readonly timeUnits?: readonly TimeUnit[];
  /** Verbs of flight from somebody. */
  readonly flight?: readonly string[];
  /** Set if somebody may announce more than once in a round. */
  readonly announcesAgain?: true;
  /** The choices that the game leaves open. */
  readonly options?: readonly OptionWord[];
  /** Words that stand for a clause. */
  readonly idioms?: readonly Idiom[];
  /** Words of an announcement without meaning in the rules: `again`, `quickly`. */
  readonly fillers?: readonly string[];
  /** Sentences that aren't read, and what to write instead. */
  readonly commonMistakes?: readonly CommonMistake[];
  /** How an unknown verb is treated if a clause says what decides it; `clause` is an example of such a clause. */
  readonly otherVerb?: { readonly kind: string; readonly takes: string; readonly clause: string };
  /**
   * Words that would make an announcement depend on what others do, in a game where that is impossible: they are read
   * so that a check can report them. After the verb `waiting`, which announces nothing, those of `afterWaiting` do so
   * too.
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
  /** The part of play that it belongs to; the pages of a game are in the order of play. */
  readonly part: string;
  readonly says: string;
  /** What the text leaves open, and our own default for it. */
  readonly silent?: string;
  /** How a scenario writes it. */
  readonly written?: string;
  readonly from: { readonly system: string; readonly edition: string; readonly heading: string };
  /** Whole scenarios; `bad` has findings of `checks`, or none if no check can detect it. */
  readonly bad?: string;
  readonly good?: string;
  /** The ids of its checks. */
  readonly checks?: readonly string[];
  /** The ids of related pages. */
  readonly next?: readonly string[];
}

/**
 * Parameters of play; without a seed it is 1. With `whatIf` the course is the same, and only the odds of one round are
 * computed, with a changed pool. `brief` leaves out the consequences of throws (damage and everybody’s state), which
 * may take longer than all the rest.
 */
export interface PlayRequest {
  readonly throws: Throws;
  readonly seed: number;
  /**
   * Identifies the course that the throws make from their beginning: odds requested with the same id follow the same
   * course, which is played once. Without it, the course is played again.
   */
  readonly course?: string;
  readonly whatIf?: WhatIf;
  readonly brief?: boolean;
  /** Restricts odds to this written round, by its index, without the chance of reaching it. */
  readonly only?: number;
  /** Restricts a course to rounds up to this number. */
  readonly last?: number;
}

/**
 * A game's own words, if it doesn't use cards and throws: the word for a throw, for a result that is neither good nor
 * bad, for what is on the table (plural), and a sentence about trials.
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
  /** What a round is, for a writer who doesn’t know the game: one or two sentences. */
  readonly about: string;
  /** Missing in a game of throws, cards and ties. */
  readonly calls?: PlayWords;
  /** Games of one family read the same sentences, so that each can play the others’ scenarios. */
  readonly family?: string;
  readonly vocabulary: Vocabulary;
  /** The short words for a trait in somebody’s block; undefined if it isn't shown next to their name. */
  traitWords?(trait: F): string | undefined;
  readonly sentences: readonly SentencePattern<F>[];
  readonly slotForms: readonly SlotForm[];
  readonly checks: readonly LintRule<F>[];
  /** Computes in steps what several of its checks need, so that none of them takes long by itself. */
  checkSteps?(scenario: Scenario<F>): Generator<undefined, unknown>;
  readonly pages: readonly RulePage[];
  /** Yields after each round, with the timeline so far. */
  play(scenario: Scenario<F>, request: PlayRequest): Generator<Timeline, Timeline>;
  /**
   * Runs in steps. A further call with the same throws is about the course that these have already produced.
   */
  odds(scenario: Scenario<F>, request: PlayRequest): Generator<undefined, ScenarioOdds>;
  /** Plays once without descriptions: an element of a sample of many courses. Yields after each round. */
  course(scenario: Scenario<F>, request: PlayRequest): Generator<undefined, SampledCourse>;
  /** Exact results over all courses. Yields repeatedly, so that it can run in time slices. */
  overall(scenario: Scenario<F>, request: PlayRequest): Generator<undefined, Overall>;
  /** Whether an action of a kind with one target may have several because of the thing used; missing if none may. */
  reachesSeveral?(scenario: Scenario<F>, announcement: Announcement<F>): boolean;
  /** Whether a clause or a fact of a round pins a throw. */
  isPin(fact: F): boolean;
  /** The tables of chances that its rulebook prints, if any, with the computed chances. */
  printedTables?(): readonly PrintedTable[];
  /**
   * Suggestions for the quotes or the number of one of its rows, the likeliest first. Called on every keystroke; must
   * not simulate.
   */
  quotable?(scenario: Scenario<F>, place: QuotePlace<F>): readonly QuoteCompletion[];
  /** The rows and verbs that are needed at a place; called as often. */
  needed?(scenario: Scenario<F>, place: WritingPlace<F>): Needed;
  /** The meaning of words in a sentence, for hovers; undefined if there is nothing to say. */
  explained?(scenario: Scenario<F>, said: SaidWords): Explained | undefined;
  /** How the panel's trials are written. */
  readonly trialSentences: TrialSentences<F>;
  /** Drafts for new writers. */
  readonly drafting: Drafting<F>;
}
