/** The result of recognising lines: the lines, the finding, and possible replacements. */
import type { PastedLine, PastedText } from './pasted-text.ts';
import type { Trial } from './trial.ts';

/** A replacement for the lines of a run; `above` are sentences to add above the block that contains the run. */
export interface Way {
  readonly title: string;
  readonly certain: boolean;
  readonly lines: readonly string[];
  readonly above?: readonly string[];
}

/** `message` is one of those of `unreadable-sentence`; `at` is the line of the finding. */
export interface Run {
  readonly lines: readonly PastedLine[];
  readonly at?: PastedLine;
  readonly message: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly ways: readonly Way[];
}

/** The context for recognising a line. */
export interface Scope {
  readonly text: PastedText;
  readonly trial: Trial;
  /** Whether a sentence of the file begins a scenario. */
  readonly hasScenario: boolean;
  /** Names of combatants described by runs further up, in small letters. */
  readonly described: ReadonlySet<string>;
  /** Whether the run above is a cast: lines below it would belong to its last block. */
  readonly isBehindCast: boolean;
}

export type Recognise = (scope: Scope, line: PastedLine) => Run | undefined;

/** The indentation for each place. */
export const indents = {
  file: '',
  scenario: '',
  combatant: '  ',
  situation: '  ',
  round: '  ',
  announcement: '    ',
} as const;
