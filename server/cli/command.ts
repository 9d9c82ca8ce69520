/** What every command of the command line is given. */
import type { Analyze } from '../analysis/index.ts';

/** Where a command writes; lines come without their line break. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Whether a complaint about a bug says where in the program it shows. */
  readonly details?: boolean;
}

/** What a command works with. */
export interface Tools extends Streams {
  readonly analyze: Analyze;
}

/** The options of all commands, as they were written. */
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

/** A command takes what stands behind its name and gives the exit code. */
export type Command = (args: readonly string[], flags: Flags, tools: Tools) => number;
