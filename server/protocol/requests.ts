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

export const methods = {
  panel: 'clashwright/panel',
  stepAt: 'clashwright/stepAt',
  rulePage: 'clashwright/rulePage',
  changed: 'clashwright/changed',
  readFile: 'clashwright/readFile',
} as const;

/** Commands of the extension that the server puts into links and lenses. */
export const commands = {
  openPanel: 'clashwright.openPanel',
  showRule: 'clashwright.showRule',
} as const;

/** The address under which the extension shows a rule page, for places of an editor that take no command. */
export const rulePages = { scheme: 'clashwright-rule', ending: '.md' } as const;
