/** What the panel is shown and what it answers: plain text and numbers, no rule and no scenario. */

/** Lines of the source, counted from 1; `from` and `to` are the same for a single line. */
export interface Lines {
  readonly uri: string;
  readonly from: number;
  readonly to: number;
}

export type ToneView = 'good' | 'bad' | 'even' | 'plain';

/** A link to a rule page. */
export interface RuleLink {
  readonly id: string;
  readonly title: string;
  readonly from: string;
}

/** One extra or lost throw. `struck` ones did not count; their reason says why. */
export interface ChipView {
  readonly text: string;
  readonly tone: 'plus' | 'minus' | 'plain';
  readonly struck: boolean;
  readonly title: string;
  readonly reason: string;
  readonly quote?: string;
  readonly lines?: Lines;
  readonly rule?: RuleLink;
}

/** A card or die on the table. One that lies face down, or hasn't been rolled, has no face yet. */
export interface CardView {
  readonly shape: 'card' | 'die';
  /** How many faces a die has, where that is known. */
  readonly faces?: number;
  readonly face?: string;
  readonly name?: string;
  readonly kept: boolean;
  /** Whether it counts because it hit, where throws can hit or miss. */
  readonly hit?: boolean;
  /** What a screen reader says, and the hover shows. */
  readonly says: string;
}

/**
 * A share of one; `text` is how it is written ("60.97%"), `exact` the fraction where it is exact. `side` is there where it is
 * the chance of one side, and picks its colour.
 */
export interface ChanceView {
  readonly label: string;
  readonly side?: number;
  readonly value: number;
  readonly text: string;
  readonly exact?: string;
}

/**
 * How likely each value of something is that is counted: "hits of the Wardens". `note` says more in a few words ("3.17 on
 * average"). The rows make up a whole.
 */
export interface DistributionView {
  readonly of: string;
  readonly note?: string;
  readonly rows: readonly ChanceView[];
}

/** Several distributions in a line: `of` names what is counted ("Hits and damage"), `note` says how much it is on average. */
export interface CountedView {
  readonly of: string;
  readonly note?: string;
}

/** One party of a contest, or someone gathering throws. `side` picks a colour, 0 to 5, and is never the only sign. */
export interface PartyView {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  readonly action: string;
  /** The pool in words ("3 dice at 4/6, each hit counts"), where throws can hit or miss and the heading doesn't say it. */
  readonly pool?: string;
  readonly cards: readonly CardView[];
  readonly chips: readonly ChipView[];
  readonly chance?: ChanceView;
  readonly outcome?: string;
  /** What the throw comes to in a sentence, where it is no contest. */
  readonly note?: string;
  readonly tone: ToneView;
  readonly lines: Lines;
}

/** What lies on the table in this step. `counted` says in a line what several distributions are about. */
export interface TableView {
  readonly heading: string;
  readonly chances: readonly ChanceView[];
  readonly counted?: CountedView;
  readonly distributions: readonly DistributionView[];
  readonly parties: readonly PartyView[];
}

export interface ProseView {
  readonly kind: string;
  readonly text: string;
}

export interface TrackView {
  readonly name: string;
  readonly now: number;
  readonly base: number;
  /** What it was before this step, where that differs. */
  readonly was?: number;
}

export interface CombatantView {
  readonly name: string;
  readonly side: number;
  readonly sideName: string;
  /** A short line beside the name: `Agility 4`. */
  readonly headline: string;
  readonly tracks: readonly TrackView[];
  readonly conditions: readonly { readonly text: string; readonly change?: 'new' | 'gone' }[];
  readonly gear: readonly string[];
  readonly place?: string;
  readonly changed: boolean;
  readonly lines: Lines;
}

/** An arrow of "who is after whom" in one round. */
export interface ArrowView {
  readonly from: string;
  readonly to: string;
  readonly verb: string;
  readonly attack: boolean;
}

/** What is wrong or doubtful in the words behind a step, and how they are read; `place` is where they stand: `line 12 of bestiary.clash`. */
export interface FindingView {
  readonly text: string;
  readonly place: string;
  readonly lines: Lines;
}

/**
 * What a step is in every game: the heading of a round, somebody getting ready, a throw of cards or dice, a success or failure
 * that it comes to, a tie or what is left open, harm that is done, or anything else that is told.
 */
export type NatureView = 'heading' | 'preparing' | 'throw' | 'success' | 'failure' | 'even' | 'harm' | 'told';

/** One thing that happens. `key` stays the same while the file is edited. */
export interface StepView {
  readonly key: string;
  /** A word of the game, shown as it stands (`announcement`, `Clash`). */
  readonly kind: string;
  readonly nature: NatureView;
  readonly title: string;
  readonly text: string;
  readonly tone: ToneView;
  readonly changes: boolean;
  readonly table?: TableView;
  /** Missing where nothing is doubtful. */
  readonly findings?: readonly FindingView[];
  readonly prose: readonly ProseView[];
  readonly rule?: RuleLink;
  readonly combatants: readonly CombatantView[];
  readonly lines: Lines;
}

export interface RoundView {
  readonly number: number;
  readonly title?: string;
  /** "reached in 61.0% of plays", where it depends on a condition. */
  readonly reached?: string;
  readonly steps: readonly StepView[];
  readonly arrows: readonly ArrowView[];
  readonly lines: Lines;
}

/** One scenario, played once. `version` is the version of the document it was made from. */
export interface PanelModel {
  readonly uri: string;
  readonly version: number;
  readonly scenario: number;
  readonly scenarios: readonly { readonly title: string; readonly lines: Lines }[];
  readonly title: string;
  readonly game: string;
  readonly seed: number;
  readonly rounds: readonly RoundView[];
  /** Findings of severity error in the document, for the note that the preview shows what could be understood. */
  readonly errors: number;
}

/** From the extension to the panel. */
export type ToPanel =
  | { readonly type: 'show'; readonly model: PanelModel; /** Go to this step, where it exists. */ readonly step?: string }
  /** Go to the step that the caret is in. */
  | { readonly type: 'go'; readonly step: string }
  /** The document can't be played any more; the last good course stays, marked with this reason. */
  | { readonly type: 'stale'; readonly reason: string };

/** From the panel to the extension. */
export type FromPanel =
  | { readonly type: 'ready'; readonly state?: PanelState }
  | { readonly type: 'stepped'; readonly step: string; readonly lines: Lines }
  | { readonly type: 'reveal'; readonly lines: Lines }
  | { readonly type: 'rule'; readonly id: string }
  | { readonly type: 'seed'; readonly seed: number }
  | { readonly type: 'scenario'; readonly scenario: number };

/** What the panel keeps over a reload of the window. */
export interface PanelState {
  /** Raised when this shape changes; a state of any other format is forgotten. */
  readonly format: 1;
  readonly uri: string;
  readonly scenario: number;
  /** Only where another course was asked for; without it the file's own seed counts. */
  readonly seed?: number;
  readonly step?: string;
}
