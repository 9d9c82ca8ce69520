/** Requests and notifications between client and server beyond the Language Server Protocol. */
import type { CourseWish, Redraw, Trial } from './course.ts';
import type { ExportFormat } from './messages.ts';
import type { Outline } from './outline.ts';
import type { PanelModel, RoundName, RoundView } from './panel.ts';
import type { ScenarioPlace } from './scenario-place.ts';
import type { StateQuestion } from './state.ts';
import type { WhyView, WorthView } from './why.ts';

/**
 * A course of one scenario of a document: without redraws the original, with them the branch. If the scenario is gone,
 * the course of the nearest one, without trials.
 */
export interface CourseRequest extends ScenarioPlace {
  readonly uri: string;
  readonly wish: CourseWish;
}

/**
 * `clashwright/panel`: the summary of a course. `rounds` limits the number of rounds played; long rounds may reduce it
 * further. A very long course is returned in parts, and the answer says that there is more; `from` is the index of the
 * first round of the requested part. Null if the document has no scenario that can be played.
 */
export interface PanelRequest extends CourseRequest {
  readonly rounds?: number;
  readonly from?: number;
}
export type PanelAnswer = PanelModel | null;

/** `clashwright/panelRound`: a round of a course in full, by its index in the course. */
export interface PanelRoundRequest extends CourseRequest {
  readonly at: number;
}
/** Null if the course no longer has such a round. */
export type PanelRoundAnswer = { readonly version: number; readonly round: RoundView } | null;

/** `clashwright/panelWhy`: explains somebody’s state after a step of a course. */
export interface PanelWhyRequest extends CourseRequest {
  readonly step: string;
  readonly question: StateQuestion;
}
export type PanelWhyAnswer = WhyView | null;

/** `clashwright/panelWorth`: the worth of each chip of the pool of `who` in a step, in the order of the chips. */
export interface PanelWorthRequest extends CourseRequest {
  readonly step: string;
  readonly who: string;
}
export type PanelWorthAnswer = readonly (WorthView | null)[];

/**
 * `clashwright/writeTrials`: the edits that write some of the trials into the document. Lines and characters are
 * counted from 0, as in LSP.
 */
export interface WriteTrialsRequest extends ScenarioPlace {
  readonly uri: string;
  readonly trials: readonly Trial[];
  /** The redraws of the branch, if there is one: some steps exist only there. */
  readonly redraws: readonly Redraw[];
  /** The outline of the text that both refer to. */
  readonly outline?: Outline;
}
/** Null if there is no such scenario; `lost` has the indices of trials that can’t be written. */
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
 * `clashwright/exportScenario`: exports a scenario, its odds or its course for printing or keeping. `at` is the index
 * in the course of the round to draw.
 */
export interface ExportRequest extends CourseRequest {
  readonly what: ExportFormat;
  readonly at: number;
}
/** Null if there is nothing to export; without a text if that exceeds the maximum length. */
export type ExportAnswer = ExportedText | { readonly title: string; readonly moreThan: number } | null;
export interface ExportedText {
  readonly title: string;
  readonly text: string;
}

/**
 * `clashwright/stepAt`: the step for a line (from 1) of the document; without a line, the current index of the
 * scenario.
 */
export interface StepAtRequest extends CourseRequest {
  readonly line?: number;
}
/**
 * The scenario of the line; for a line above all scenarios, the requested one. `unplayed` is the round of the line if
 * the course doesn’t play it.
 */
export interface StepAtAnswer extends Omit<ScenarioPlace, 'gone'> {
  readonly step?: string;
  /** The outline of the text in which the step has this key. */
  readonly outline?: Outline;
  readonly unplayed?: RoundName;
}

/** `clashwright/rulePage`: a rule page as Markdown, by its id. */
export interface RulePageRequest {
  readonly id: string;
}
export type RulePageAnswer = string | null;

/**
 * `clashwright/otherRules`: compares a scenario, by its place or by a line in it (from 1), with the rules of another
 * game of its family, as Markdown.
 */
export interface OtherRulesRequest extends Partial<ScenarioPlace> {
  readonly uri: string;
  readonly line?: number;
  readonly seed?: number;
}
/** Null if no other game can play the scenario. `game` is the title of the other game. */
export type OtherRulesAnswer = {
  readonly scenario: number;
  readonly title: string;
  readonly game: string;
  readonly markdown: string;
} | null;

/** `clashwright/oddsPage`: the odds of one round of a scenario, both by index, with exact fractions, as Markdown. */
export interface OddsPageRequest {
  readonly uri: string;
  readonly scenario: number;
  readonly round: number;
}
export type OddsPageAnswer = string | null;

/**
 * `clashwright/playOn`: plays more courses of a scenario, by its index, until its sampled chances are within half a
 * point, or until more would take minutes. Cancelling it keeps the courses played so far.
 */
export interface PlayOnRequest {
  readonly uri: string;
  readonly scenario: number;
}
/** Null if there is no such scenario, or if the text has changed; `points` is the largest half-width of an interval. */
export type PlayOnAnswer = 'exact' | { readonly courses: number; readonly points: number } | null;

/** `clashwright/roundAt`: the round at a line (from 1) of a document, or the next one below it, by its indices. */
export interface RoundAtRequest {
  readonly uri: string;
  readonly line: number;
}
/** Null if there is no round. */
export type RoundAtAnswer = { readonly scenario: number; readonly round: number } | null;

/** The baseline that a document’s odds are compared with: the text last saved, or that of the last commit. */
export type BaselineKind = 'saved' | 'committed';

/** `clashwright/baseline`, a notification to the server: the baseline of an open document; null for none. */
export interface BaselineNotice {
  readonly uri: string;
  readonly kind: BaselineKind;
  readonly text: string | null;
}

/** `clashwright/movedRounds`: the rounds of a document whose chances differ from its baseline. */
export interface MovedRoundsRequest {
  readonly uri: string;
}
/**
 * Null while unknown, for instance in the middle of a sentence. `lines` are those of the rounds’ headings, from 1;
 * their hovers have the details.
 */
export type MovedRoundsAnswer = { readonly version: number; readonly lines: readonly number[] } | null;

/**
 * `clashwright/movedPage`: all chances that moved between another text of a document and the current one, as Markdown.
 */
export interface MovedPageRequest {
  readonly uri: string;
  readonly kind: BaselineKind;
  readonly text: string;
}
export type MovedPageAnswer = string | null;

/** `clashwright/expectations`: the expectations in a file of the workspace, open or not, in text order. */
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
 * `clashwright/verdicts`: the results of a scenario’s expectations, in their order. Null if there is no such scenario
 * any more.
 */
export interface VerdictsRequest {
  readonly uri: string;
  readonly scenario: number;
}
export type VerdictsAnswer = readonly VerdictView[] | null;
/**
 * `message` is a sentence without its full stop; `actual` is the displayed figure, `48.33%`. Expectations in a text
 * that can’t be read in full are `unjudged`.
 */
export interface VerdictView extends ExpectationView {
  readonly verdict: 'met' | 'failed' | 'open' | 'unjudged';
  readonly message: string;
  readonly actual?: string;
}

/** `clashwright/changed`: the server has a new analysis of this document, or more results than its panel was sent. */
export interface ChangedNotice {
  readonly uri: string;
  readonly version: number;
}

/** The extension’s `initializationOptions`. */
export interface StartOptions {
  /** Whether the server should send heartbeats and report what it is working on. */
  readonly heartbeat: boolean;
  /** The files during whose analysis earlier servers have crashed. */
  readonly setAside: readonly SetAsideFile[];
}
/** A file that isn’t analysed until its version changes, or until the writer asks for it. */
export interface SetAsideFile extends WorkingOnNotice {
  readonly until: 'changed' | 'asked';
}

/**
 * `clashwright/workingOn`, sent by the server before it starts on a file, with the version if the file is open.
 * `clashwright/heartbeat` is sent once a second, between jobs.
 */
export interface WorkingOnNotice {
  readonly uri: string;
  readonly version?: number;
}

/** `clashwright/tryAgain`, a notification to the server: analyse a file that was set aside. */
export interface TryAgainNotice {
  readonly uri: string;
}

/** `clashwright/readFile`, sent by the server: the text of a file of the workspace, for `include`. */
export interface ReadFileRequest {
  readonly uri: string;
  /** Maximum size; a larger file isn’t returned. */
  readonly mostBytes: number;
}
/** The text; null if there is no such file; or the reason why it isn’t returned. */
export type ReadFileAnswer =
  string | { readonly why: 'linked out' | 'no file' | 'out of the workspace' | 'too large' | 'unreadable' } | null;

/**
 * `clashwright/workspaceFiles`, sent by the server: the URIs of the scenario and Markdown files of the workspace, at
 * most `most`.
 */
export interface WorkspaceFilesRequest {
  readonly most: number;
}
export type WorkspaceFilesAnswer = readonly string[];

/** `clashwright/readOnlyFiles`, sent by the server before a rename: which of these files can’t be written. */
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
  exportScenario: 'clashwright/exportScenario',
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

/** Extension commands that the server uses in links and lenses. */
export const commands = {
  openPanel: 'clashwright.openPanel',
  showRule: 'clashwright.showRule',
  showOdds: 'clashwright.showOdds',
  playOn: 'clashwright.playOn',
  showFinding: 'clashwright.showFinding',
  openTutorial: 'clashwright.openTutorial',
  writeStarter: 'clashwright.writeStarter',
} as const;

/** The URI scheme of rule pages, for parts of an editor that don’t accept commands. */
export const rulePages = { scheme: 'clashwright-rule', ending: '.md' } as const;
