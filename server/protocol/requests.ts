/** The requests that client and server share beyond the editor protocol's own. */
import type { CourseWish, Redraw, Trial } from './course.ts';
import type { TakeAway } from './messages.ts';
import type { Outline } from './outline.ts';
import type { PanelModel, RoundName, RoundView } from './panel.ts';
import type { ScenarioPlace } from './scenario-place.ts';
import type { StateQuestion } from './state.ts';
import type { WhyView, WorthView } from './why.ts';

/**
 * A course of one scenario of a document. Without redraws it is the original, with them the branch. Of a scenario that
 * isn't there any more it is the course of the nearest one, with nothing tried out.
 */
export interface CourseRequest extends ScenarioPlace {
  readonly uri: string;
  readonly wish: CourseWish;
}

/**
 * `clashwright/panel`: one course of a scenario of a document, at a glance. With `rounds` only so many of its rounds
 * are played, or fewer where they are long. Of a very long course an answer has only a part, which says that more is to
 * come: `from` is the place of the round with which the next part begins. Answers nothing where the document has no
 * scenario that can be played.
 */
export interface PanelRequest extends CourseRequest {
  readonly rounds?: number;
  readonly from?: number;
}
export type PanelAnswer = PanelModel | null;

/** `clashwright/panelRound`: a round of a course in full, by its place in the course. */
export interface PanelRoundRequest extends CourseRequest {
  readonly at: number;
}
/** Nothing where the course has no such round any more. */
export type PanelRoundAnswer = { readonly version: number; readonly round: RoundView } | null;

/** `clashwright/panelWhy`: why somebody stands as they do after a step of a course. */
export interface PanelWhyRequest extends CourseRequest {
  readonly step: string;
  readonly question: StateQuestion;
}
export type PanelWhyAnswer = WhyView | null;

/** `clashwright/panelWorth`: what each chip of the pool of `who` in a step is worth, in the order of the chips. */
export interface PanelWorthRequest extends CourseRequest {
  readonly step: string;
  readonly who: string;
}
export type PanelWorthAnswer = readonly (WorthView | null)[];

/**
 * `clashwright/writeTrials`: the edits of the document that write these trials into it, out of all that is tried out.
 * Lines and characters are counted from 0, as the editor protocol counts.
 */
export interface WriteTrialsRequest extends ScenarioPlace {
  readonly uri: string;
  readonly trials: readonly Trial[];
  /** Those of the branch, where there is one: some steps are told in it alone. */
  readonly redraws: readonly Redraw[];
  /** That of the text for which both are meant. */
  readonly outline?: Outline;
}
/** Nothing where there is no such scenario; `lost` has the places of those among the trials that can't be written. */
export type WriteTrialsAnswer = {
  readonly version: number;
  readonly edits: readonly DocumentEdit[];
  readonly lost: readonly number[];
} | null;
export interface DocumentEdit {
  readonly from: DocumentPosition;
  readonly to: DocumentPosition;
  readonly text: string;
}
export interface DocumentPosition {
  readonly line: number;
  readonly character: number;
}

/**
 * `clashwright/takeAway`: a scenario, its odds or its course in a form to print or keep. `at` is the place in the
 * course of the round to draw.
 */
export interface TakeAwayRequest extends CourseRequest {
  readonly what: TakeAway;
  readonly at: number;
}
/** Nothing where there is nothing to take; without a text where that has more characters than are sent. */
export type TakeAwayAnswer = TakenAway | { readonly title: string; readonly moreThan: number } | null;
export interface TakenAway {
  readonly title: string;
  readonly text: string;
}

/**
 * `clashwright/stepAt`: the step that belongs to a line (counted from 1) of the document; without a line, where the
 * scenario is now.
 */
export interface StepAtRequest extends CourseRequest {
  readonly line?: number;
}
/**
 * The scenario of the line, which of one above all scenarios is the one that was asked about. `unplayed` is the round
 * that the line is in, where that isn't played in the course.
 */
export interface StepAtAnswer extends Omit<ScenarioPlace, 'gone'> {
  readonly step?: string;
  /** That of the text in which the step has this key. */
  readonly outline?: Outline;
  readonly unplayed?: RoundName;
}

/** `clashwright/rulePage`: a rule page as Markdown, by its id. */
export interface RulePageRequest {
  readonly id: string;
}
export type RulePageAnswer = string | null;

/**
 * `clashwright/otherRules`: a scenario, by its place or by a line in it (counted from 1), by the rules of another game
 * of its family, as Markdown.
 */
export interface OtherRulesRequest extends Partial<ScenarioPlace> {
  readonly uri: string;
  readonly line?: number;
  readonly seed?: number;
}
/** Nothing where no other game can play the scenario. `game` is the title of the other game. */
export type OtherRulesAnswer = {
  readonly scenario: number;
  readonly title: string;
  readonly game: string;
  readonly markdown: string;
} | null;

/**
 * `clashwright/oddsPage`: the odds of one round of a scenario, both by their indices, with exact fractions, as
 * Markdown.
 */
export interface OddsPageRequest {
  readonly uri: string;
  readonly scenario: number;
  readonly round: number;
}
export type OddsPageAnswer = string | null;

/**
 * `clashwright/playOn`: more courses of a scenario, by its index, until its sampled chances are within half a point, or
 * so many have been played that more would take minutes. Whoever calls it off keeps what was played until then.
 */
export interface PlayOnRequest {
  readonly uri: string;
  readonly scenario: number;
}
/** Nothing where there is no such scenario, or the text has changed; `points` is that of the widest interval. */
export type PlayOnAnswer = 'exact' | { readonly courses: number; readonly points: number } | null;

/**
 * `clashwright/roundAt`: the round that a line (counted from 1) of a document belongs to, or the nearest one below it,
 * by its indices.
 */
export interface RoundAtRequest {
  readonly uri: string;
  readonly line: number;
}
/** Nothing where no round is written. */
export type RoundAtAnswer = { readonly scenario: number; readonly round: number } | null;

/** What the odds of a document are compared with: its text as the writer last saved it, or in the last commit. */
export type BaselineKind = 'saved' | 'committed';

/** `clashwright/baseline`, told to the server: what an open document is compared with; without a text, with nothing. */
export interface BaselineNotice {
  readonly uri: string;
  readonly kind: BaselineKind;
  readonly text: string | null;
}

/** `clashwright/movedRounds`: the rounds of a document whose chances are others than in its baseline. */
export interface MovedRoundsRequest {
  readonly uri: string;
}
/**
 * Nothing while it can't be told, as in the middle of a sentence. `lines` are those of the rounds' headings, from 1;
 * what has moved is said by their hovers.
 */
export type MovedRoundsAnswer = { readonly version: number; readonly lines: readonly number[] } | null;

/** `clashwright/movedPage`: all that has moved in a document since another text of it, as Markdown. */
export interface MovedPageRequest {
  readonly uri: string;
  readonly kind: BaselineKind;
  readonly text: string;
}
export type MovedPageAnswer = string | null;

/** `clashwright/expectations`: what is expected in a file of the workspace, open or not, in the order of its text. */
export interface ExpectationsRequest {
  readonly uri: string;
}
export type ExpectationsAnswer = readonly ExpectingScenario[];
/** `scenario` is its index in the file; lines are counted from 1. */
export interface ExpectingScenario {
  readonly scenario: number;
  readonly title: string;
  readonly line: number;
  readonly expectations: readonly ExpectationView[];
}
export interface ExpectationView {
  readonly words: string;
  readonly line: number;
}

/**
 * `clashwright/verdicts`: what has become of the expectations of a scenario, in their order. Nothing where there is no
 * such scenario any more.
 */
export interface VerdictsRequest {
  readonly uri: string;
  readonly scenario: number;
}
export type VerdictsAnswer = readonly VerdictView[] | null;
/**
 * `message` is a sentence without its stop; `actual` is the figure as it is written, `48.33%`. Not judged is what a
 * text that can’t be read in full expects.
 */
export interface VerdictView extends ExpectationView {
  readonly verdict: 'met' | 'failed' | 'open' | 'unjudged';
  readonly message: string;
  readonly actual?: string;
}

/**
 * `clashwright/changed`: the server has a new analysis of this document, or knows more of it than its panel was told.
 */
export interface ChangedNotice {
  readonly uri: string;
  readonly version: number;
}

/** What the extension tells the server in `initializationOptions`. */
export interface StartOptions {
  /** Whether it wants to hear that the server is alive, and what it is working on. */
  readonly heartbeat: boolean;
  /** The files with which servers have ended before. */
  readonly setAside: readonly SetAsideFile[];
}
/** It isn't analysed until it has another version, or until the writer asks for it. */
export interface SetAsideFile extends WorkingOnNotice {
  readonly until: 'changed' | 'asked';
}

/**
 * `clashwright/workingOn`, told by the server before it begins to work on a file, with the version where that is open.
 * `clashwright/heartbeat` is told once a second, between all work.
 */
export interface WorkingOnNotice {
  readonly uri: string;
  readonly version?: number;
}

/** `clashwright/tryAgain`, told to the server: a file that was set aside is to be analysed. */
export interface TryAgainNotice {
  readonly uri: string;
}

/** `clashwright/readFile`, asked by the server: the text of a file of the workspace, for `include`. */
export interface ReadFileRequest {
  readonly uri: string;
  /** A larger file isn't given. */
  readonly mostBytes: number;
}
/** The text; nothing where there is no such file; or why it isn't given. */
export type ReadFileAnswer =
  string | { readonly why: 'linked out' | 'no file' | 'out of the workspace' | 'too large' | 'unreadable' } | null;

/**
 * `clashwright/workspaceFiles`, asked by the server: the addresses of the scenario files and Markdown files of the
 * workspace, at most so many.
 */
export interface WorkspaceFilesRequest {
  readonly most: number;
}
export type WorkspaceFilesAnswer = readonly string[];

/** `clashwright/readOnlyFiles`, asked by the server before a rename: which of some files can't be written. */
export interface ReadOnlyFilesRequest {
  readonly uris: readonly string[];
}
export type ReadOnlyFilesAnswer = readonly string[];

export const methods = {
  panel: 'clashwright/panel',
  panelRound: 'clashwright/panelRound',
  panelWhy: 'clashwright/panelWhy',
  panelWorth: 'clashwright/panelWorth',
  writeTrials: 'clashwright/writeTrials',
  takeAway: 'clashwright/takeAway',
  stepAt: 'clashwright/stepAt',
  rulePage: 'clashwright/rulePage',
  otherRules: 'clashwright/otherRules',
  oddsPage: 'clashwright/oddsPage',
  playOn: 'clashwright/playOn',
  roundAt: 'clashwright/roundAt',
  baseline: 'clashwright/baseline',
  movedRounds: 'clashwright/movedRounds',
  movedPage: 'clashwright/movedPage',
  expectations: 'clashwright/expectations',
  verdicts: 'clashwright/verdicts',
  changed: 'clashwright/changed',
  heartbeat: 'clashwright/heartbeat',
  workingOn: 'clashwright/workingOn',
  tryAgain: 'clashwright/tryAgain',
  readFile: 'clashwright/readFile',
  workspaceFiles: 'clashwright/workspaceFiles',
  readOnlyFiles: 'clashwright/readOnlyFiles',
} as const;

/** Commands of the extension that the server puts into links and lenses. */
export const commands = {
  openPanel: 'clashwright.openPanel',
  showRule: 'clashwright.showRule',
  showOdds: 'clashwright.showOdds',
  playOn: 'clashwright.playOn',
  showFinding: 'clashwright.showFinding',
  openTutorial: 'clashwright.openTutorial',
  writeStarter: 'clashwright.writeStarter',
} as const;

/** The address under which the extension shows a rule page, for places of an editor that take no command. */
export const rulePages = { scheme: 'clashwright-rule', ending: '.md' } as const;
