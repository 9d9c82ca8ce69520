/** The types shared by all commands. */
import type { Analyze } from '../analysis/index.ts';

/** Where a command writes; lines come without their line break. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Whether the message about a bug includes its stack trace. */
  readonly details?: boolean;
}

/** What a command uses. */
export interface Tools extends Streams {
  readonly analyze: Analyze;
}

/** The options of all commands, as written. */
export interface Flags {
  readonly format?: string | undefined;
  readonly json?: boolean | undefined;
  readonly worth?: boolean | undefined;
  readonly tables?: boolean | undefined;
  readonly seed?: string | undefined;
  readonly rules?: string | undefined;
  readonly round?: string | undefined;
  readonly precision?: string | undefined;
}

/** A command takes the arguments after its name and returns the exit code. */
export type Command = (args: readonly string[], flags: Flags, tools: Tools) => number;
