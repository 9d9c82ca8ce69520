/**
 * What the panel is shown of one course: plain text and numbers, no rule and no scenario. First the course at a glance,
 * then its rounds one by one.
 */
import type { CourseView, TrialView } from './course.ts';
import type { Outline } from './outline.ts';
import type { CombatantView } from './state.ts';
import type { TableView } from './table.ts';
import type { Lines, RuleLink, ToneView } from './why.ts';

export interface ProseView {
  readonly kind: string;
  readonly text: string;
}

/**
 * What is wrong or doubtful in the words behind a step, and how they are read; `place` is where they stand: `line 12 of
 * bestiary.clash`.
 */
export interface FindingView {
  readonly text: string;
  readonly place: string;
  readonly lines: Lines;
}

/**
 * What a step is in every game: the heading of a round, somebody getting ready, a throw of cards or dice, a success or
 * failure that it comes to, a tie or what is left open, harm that is done, or anything else that is told.
 */
export type NatureView = 'heading' | 'preparing' | 'throw' | 'success' | 'failure' | 'even' | 'harm' | 'told';

/**
 * A step at a glance. `key` stays the same while the file is edited. `who` are the places in the cast of all whom it
 * concerns: who acts, who is acted upon, whose state it changes. `contest` is the place among the round's contests of
 * that to which it belongs.
 */
export interface StepMark {
  readonly key: string;
  /** A word of the game, shown as it stands (`announcement`, `Clash`). */
  readonly kind: string;
  readonly nature: NatureView;
  readonly title: string;
  /** Whether it changes how anybody stands. */
  readonly changes: boolean;
  /** Set where something is doubtful in the words behind it. */
  readonly doubtful?: true;
  readonly who: readonly number[];
  readonly contest?: number;
  readonly lines: Lines;
}

export interface RoundName {
  readonly number: number;
  /** Its place among the written rounds, by which trials name it. */
  readonly index: number;
  readonly title?: string;
}

/** A round that somebody asks for. */
export interface SoughtRound extends RoundName {
  /**
   * Its condition in the writer's words, `if a tie happened` or `otherwise`, where several rounds may have its number.
   */
  readonly when?: string;
}

/**
 * A round at a glance. `contests` are named as the reader may choose them: `Clash`, `Clash 2: Ann, Bill and Cassie`.
 */
export interface RoundMark extends RoundName {
  /** "reached in 61.0% of all courses", where it depends on a condition. */
  readonly reached?: string;
  readonly contests: readonly string[];
  readonly steps: readonly StepMark[];
  readonly lines: Lines;
}

/** Somebody who takes part. `side` picks a colour and a mark, 0 to 5. */
export interface CastView {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  readonly lines: Lines;
}

/** `pieces` are in the plural; `trying` says in a sentence what can be tried out. */
export interface CallsView {
  readonly throw: string;
  readonly even: string;
  readonly pieces: string;
  readonly trying: string;
}

/** One scenario, played once, at a glance. `version` is the version of the document it was made from. */
export interface PanelModel {
  readonly uri: string;
  readonly version: number;
  readonly scenario: number;
  readonly scenarios: readonly { readonly title: string; readonly lines: Lines }[];
  readonly title: string;
  readonly game: string;
  /**
   * What its throws, what is even, and its dice or cards are called there; missing where these words are as good as
   * any.
   */
  readonly calls?: CallsView;
  /** In which seed the course began. */
  readonly seed: number;
  /** The seed that the file says, or 1 where it says none. */
  readonly ownSeed: number;
  readonly course: CourseView;
  /** What is tried out, in the order in which it was asked for. */
  readonly trials: readonly TrialView[];
  readonly cast: readonly CastView[];
  /** Of the file, without what is tried out: by it rounds and names are followed from one text to the next. */
  readonly outline?: Outline;
  readonly rounds: readonly RoundMark[];
  /** Set where these aren’t all and more can be told: rounds, or how often they are reached. */
  readonly goesOn?: true;
  /** Findings of severity error in the document, for the note that the preview shows what could be understood. */
  readonly errors: number;
  /** Set where some of them are in the scenario itself, or in what stands before all scenarios of the file. */
  readonly isBroken?: true;
}

/** Everything that is shown of a step beside its mark. `changed` has those whom it changes, as they stand after it. */
export interface StepView {
  readonly key: string;
  readonly text: string;
  readonly tone: ToneView;
  readonly table?: TableView;
  /** Missing where nothing is doubtful. */
  readonly findings?: readonly FindingView[];
  readonly prose: readonly ProseView[];
  readonly rule?: RuleLink;
  readonly changed: readonly CombatantView[];
}

/** One round in full: how everybody stands before it, its steps in the order of its mark's, and who is after whom. */
export interface RoundView {
  readonly before: readonly CombatantView[];
  readonly steps: readonly StepView[];
  readonly drawing: DrawingView;
}

/**
 * Who is after whom in one round, laid out in rows from top to bottom and lanes beside them, group by group; the same
 * in panel and picture.
 */
export interface DrawingView {
  readonly groups: readonly DrawingGroup[];
  /** In words all that the drawing shows, a sentence each: `Cassie shoots Bill`. */
  readonly words: readonly string[];
}

/** One contest, or those who do something apart from all contests. `lanes` is how many lanes its arrows need. */
export interface DrawingGroup {
  readonly title: string;
  readonly contest?: number;
  readonly rows: readonly DrawingRow[];
  readonly arrows: readonly ArrowView[];
  readonly lanes: number;
}

/**
 * One combatant of a group; `does` is what they announce, in words: `shoots Bill`, `announces nothing`. `elsewhere` is
 * set of one whom only an arrow leads to and who stands in another group: `in Clash 2`, where what they do is told.
 */
export interface DrawingRow {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  readonly does: string;
  readonly elsewhere?: string;
  readonly lines: Lines;
}

/**
 * An arrow from a row of its group to another, along a lane (counted from the one nearest to the names). Arrows that
 * share a stretch of a lane are one line with several tails or heads: whoever is at a tail is after everybody at a
 * head. `arrival` is where it arrives at its row among others that do: 0 at the top, or alone, to 1 at the bottom.
 */
export interface ArrowView {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly arrival: number;
  readonly verb: string;
  readonly attack: boolean;
}
