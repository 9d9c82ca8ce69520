/**
 * Dispatches to a command and returns its exit code: 0 success, 1 an error in a scenario, 2 wrong usage or an
 * unreadable file, 3 a bug.
 */
import { analyze, type Analyze } from '../analysis/index.ts';
import { nearest } from '../engine/index.ts';
import { withEscapedMarks, withVisibleMarks } from '../report/index.ts';
import { checkFiles } from './check.ts';
import type { Command, Flags, Streams } from './command.ts';
import { printOdds } from './odds.ts';
import { checkOptions, readLine, type OptionName } from './options.ts';
import { playFile } from './play.ts';
import { printRules } from './rules.ts';
import { printSheet } from './sheet.ts';
import { complaintOf, exitCodeOf, Trouble } from './trouble.ts';
import { usage } from './usage.ts';

interface Offered {
  readonly run: Command;
  readonly options: readonly OptionName[];
}

const commands: Readonly<Record<string, Offered>> = {
  check: { run: checkFiles, options: ['format'] },
  odds: { run: printOdds, options: ['format', 'json', 'worth', 'tables', 'seed', 'precision'] },
  play: { run: playFile, options: ['seed', 'format', 'rules', 'round'] },
  sheet: { run: printSheet, options: ['format'] },
  rules: { run: printRules, options: [] },
};

/** Analyses are made by `make`. */
export function runCommand(argv: readonly string[], streams: Streams, make: Analyze = analyze): number {
  const written = readLine(argv);
  if (written.wantsHelp) return help(streams);
  const out = (text: string): void => {
    streams.out(shown(text, written.flags));
  };
  const complain = (text: string): void => {
    streams.complain(withVisibleMarks(text));
  };
  try {
    const { run, options } = commandCalled(written.name);
    checkOptions(written, options);
    return run(written.args, written.flags, { ...streams, out, complain, analyze: make });
  } catch (error) {
    complain(complaintOf(error, streams.details ?? false));
    return exitCodeOf(error);
  }
}

/** Makes invisible characters visible; in JSON they are escaped, so that programs read the same values. */
function shown(text: string, { format, json }: Flags): string {
  return json === true || format === 'json' || format === 'sarif' ? withEscapedMarks(text) : withVisibleMarks(text);
}

function commandCalled(name: string): Offered {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command;
  if (name === '') throw new Trouble(usage);
  const near = nearest(name, Object.keys(commands));
  throw new Trouble(
    `There is no command “${name}”${near === undefined ? '' : `. Did you mean “${near}”?`}\n\n${usage}`,
  );
}

function help(streams: Streams): number {
  streams.out(usage);
  return 0;
}
