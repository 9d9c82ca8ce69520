/** The requests that client and server share beyond the editor protocol's own. */
import type { PanelModel } from './panel.ts';

/** `clashwright/panel`: one scenario of a document, played. Answers nothing where the document has no scenario that can be played. */
export interface PanelRequest {
  readonly uri: string;
  readonly scenario: number;
  /** Without a seed the file's own counts, and 1 where it has none. */
  readonly seed?: number;
}
export type PanelAnswer = PanelModel | null;

/** `clashwright/stepAt`: the step that belongs to a line (counted from 1) of the document. */
export interface StepAtRequest extends PanelRequest {
  readonly line: number;
}
export interface StepAtAnswer {
  readonly scenario: number;
  readonly step?: string;
}

/** `clashwright/rulePage`: a rule page as Markdown, by its id. */
export interface RulePageRequest {
  readonly id: string;
}
export type RulePageAnswer = string | null;

/** `clashwright/otherRules`: a scenario, by its index or by a line in it (counted from 1), by the rules of another game of its family, as Markdown. */
export interface OtherRulesRequest {
  readonly uri: string;
  readonly scenario?: number;
  readonly line?: number;
  readonly seed?: number;
}
/** Nothing where no other game can play the scenario. `game` is the title of the other game. */
export type OtherRulesAnswer = { readonly scenario: number; readonly title: string; readonly game: string; readonly markdown: string } | null;

/** `clashwright/changed`: the server has a new analysis of this document. */
export interface ChangedNotice {
  readonly uri: string;
  readonly version: number;
}

/** `clashwright/readFile`, asked by the server: the text of a file of the workspace, for `include`. */
export interface ReadFileRequest {
  readonly uri: string;
}
/** Nothing where the file isn't there, or isn't in the workspace. */
export type ReadFileAnswer = string | null;

/** `clashwright/workspaceFiles`, asked by the server: the addresses of the scenario files and Markdown files of the workspace, at most so many. */
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
  stepAt: 'clashwright/stepAt',
  rulePage: 'clashwright/rulePage',
  otherRules: 'clashwright/otherRules',
  changed: 'clashwright/changed',
  readFile: 'clashwright/readFile',
  workspaceFiles: 'clashwright/workspaceFiles',
  readOnlyFiles: 'clashwright/readOnlyFiles',
} as const;

/** Commands of the extension that the server puts into links and lenses. */
export const commands = {
  openPanel: 'clashwright.openPanel',
  showRule: 'clashwright.showRule',
} as const;

/** The address under which the extension shows a rule page, for places of an editor that take no command. */
export const rulePages = { scheme: 'clashwright-rule', ending: '.md' } as const;
