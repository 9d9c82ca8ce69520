/**
 * View models of a course in the panel: plain text and numbers, without rules or scenarios. The summary is sent first,
 * then the rounds one by one.
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
 * A problem or doubt in the words behind a step, and how they are read; `place` is where they are: `line 12 of
 * bestiary.clash`.
 */
export interface FindingView {
  readonly text: string;
  readonly place: string;
  readonly lines: Lines;
}

/**
 * The nature of a step in any game: the heading of a round, a preparation, a throw of cards or dice, a success or
 * failure, a tie or something left open, harm, or anything else.
 */
export type NatureView = 'heading' | 'preparing' | 'throw' | 'success' | 'failure' | 'even' | 'harm' | 'told';

/**
 * Summary of a step. `key` is stable across edits of the file. `who` are the cast indices of everybody concerned: who
 * acts, who is acted upon, whose state changes. `contest` is the index of its contest in the round.
 */
export interface StepMark {
  readonly key: string;
  /** A word of the game, shown as it is (`announcement`, `Clash`). */
  readonly kind: string;
  readonly nature: NatureView;
  readonly title: string;
  /** Whether it changes anybody’s state. */
  readonly changes: boolean;
  /** Set if there are findings about the words behind it. */
  readonly doubtful?: true;
  readonly who: readonly number[];
  readonly contest?: number;
  readonly lines: Lines;
}

export interface RoundName {
  readonly number: number;
  /** Its index among the written rounds, by which trials refer to it. */
  readonly index: number;
  readonly title?: string;
}

/** A requested round. */
export interface SoughtRound extends RoundName {
  /** Its condition in the writer’s words, `if a tie happened` or `otherwise`, if several rounds may have its number. */
  readonly when?: string;
}

/** Summary of a round. `contests` are named as the reader can select them: `Clash`, `Clash 2: Ann, Bill and Cassie`. */
export interface RoundMark extends RoundName {
  /** "reached in 61.0% of all courses", if it depends on a condition. */
  readonly reached?: string;
  readonly contests: readonly string[];
  readonly steps: readonly StepMark[];
  readonly lines: Lines;
}

/** A combatant. `side` selects a colour and a mark, 0 to 5. */
export interface CastView {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  readonly lines: Lines;
}

/** A game’s own words for the panel. `pieces` is a plural; `trying` is a sentence about what can be tried out. */
export interface CallsView {
  readonly throw: string;
  readonly even: string;
  readonly pieces: string;
  readonly trying: string;
}

/** The summary of one scenario, played once. `version` is the version of the document it was made from. */
export interface PanelModel {
  readonly uri: string;
  readonly version: number;
  readonly scenario: number;
  readonly scenarios: readonly { readonly title: string; readonly lines: Lines }[];
  readonly title: string;
  readonly game: string;
  /** The game’s words for throws, ties, and dice or cards; missing if the default words fit. */
  readonly calls?: CallsView;
  /** The seed with which the course began. */
  readonly seed: number;
  /** The seed in the file, or 1 if there is none. */
  readonly ownSeed: number;
  readonly course: CourseView;
  /** The trials, in the order in which they were requested. */
  readonly trials: readonly TrialView[];
  readonly cast: readonly CastView[];
  /** The outline of the file, without trials: rounds and names are followed by it from one text to the next. */
  readonly outline?: Outline;
  readonly rounds: readonly RoundMark[];
  /** Set if there is more to come: rounds, or how often they are reached. */
  readonly goesOn?: true;
  /** The number of errors in the scenario and in the head of its file, as the lens above the scenario counts them. */
  readonly errors: number;
  /** Set if some of them are more than an outcome that isn’t as expected: then something isn’t played as meant. */
  readonly isBroken?: true;
}

/** The content of a step besides its summary. `changed` has the people it changes, in their state after it. */
export interface StepView {
  readonly key: string;
  readonly text: string;
  readonly tone: ToneView;
  readonly table?: TableView;
  /** Missing if there are none. */
  readonly findings?: readonly FindingView[];
  readonly prose: readonly ProseView[];
  readonly rule?: RuleLink;
  readonly changed: readonly CombatantView[];
}

/**
 * One round in full: everybody’s state before it, its steps in the order of the summary’s, and the drawing of who is
 * after whom.
 */
export interface RoundView {
  readonly before: readonly CombatantView[];
  readonly steps: readonly StepView[];
  readonly drawing: DrawingView;
}

/**
 * The drawing of one round (who is after whom), laid out in rows from top to bottom with lanes beside them, group by
 * group; the same in panel and picture.
 */
export interface DrawingView {
  readonly groups: readonly DrawingGroup[];
  /** The content of the drawing in words, one sentence each: `Cassie shoots Bill`. */
  readonly words: readonly string[];
}

/** One contest, or those who act outside all contests. `lanes` is the number of lanes its arrows need. */
export interface DrawingGroup {
  readonly title: string;
  readonly contest?: number;
  readonly rows: readonly DrawingRow[];
  readonly arrows: readonly ArrowView[];
  readonly lanes: number;
}

/**
 * One combatant of a group; `does` is their announcement in words: `shoots Bill`, `announces nothing`. `elsewhere` is
 * set for a mere target whose own row is in another group: `in Clash 2`, where their action is shown.
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
 * An arrow between two rows of its group, along a lane (counted from the one nearest to the names). Arrows that overlap
 * in a lane are one line with several tails or heads: everybody at a tail is after everybody at a head. `arrival` is
 * its position among the arrows that arrive at the row: 0 at the top, or if there is only one, to 1 at the bottom.
 */
export interface ArrowView {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly arrival: number;
  readonly verb: string;
  readonly attack: boolean;
}
