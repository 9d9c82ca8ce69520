/**
 * What recognising lines comes to: which lines, what is said of them, and the texts that could stand in their place.
 */
import type { PastedLine, PastedText } from './pasted-text.ts';
import type { Trial } from './trial.ts';

/** A text for the lines of a run; `above` are sentences that have to stand above the block that the run is in. */
export interface Way {
  readonly title: string;
  readonly certain: boolean;
  readonly lines: readonly string[];
  readonly above?: readonly string[];
}

/** `message` is one of those of `unreadable-sentence`; `at` is the line it is said of. */
export interface Run {
  readonly lines: readonly PastedLine[];
  readonly at?: PastedLine;
  readonly message: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly ways: readonly Way[];
}

/** What recognising a line may look at. */
export interface Scope {
  readonly text: PastedText;
  readonly trial: Trial;
  /** Whether a sentence of the file begins a scenario. */
  readonly hasScenario: boolean;
  /** Names of those whom runs further up describe, in small letters. */
  readonly described: ReadonlySet<string>;
  /** Whether the run above is a cast, in whose last block anything below would stand. */
  readonly isBehindCast: boolean;
}

export type Recognise = (scope: Scope, line: PastedLine) => Run | undefined;

/** Lines with the indentation of the place that a sentence stands in. */
export const indents = {
  file: '',
  scenario: '',
  combatant: '  ',
  situation: '  ',
  round: '  ',
  announcement: '    ',
} as const;
