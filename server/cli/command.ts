/** What every command of the command line is given. */

/** Where a command writes; lines come without their line break. */
export interface Streams {
  out(text: string): void;
  complain(text: string): void;
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
}

/** A command takes what stands behind its name and gives the exit code. */
export type Command = (args: readonly string[], flags: Flags, streams: Streams) => number;
