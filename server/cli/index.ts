/** Chooses the command and gives its exit code: 0 all is well, 1 something is wrong in a scenario, 2 wrong use or an unreadable file. */
import { parseArgs } from 'node:util';
import { checkFiles } from './check.ts';
import type { Command, Streams } from './command.ts';
import { printOdds } from './odds.ts';
import { playFile } from './play.ts';
import { printRules } from './rules.ts';
import { Trouble } from './trouble.ts';
import { usage } from './usage.ts';

const commands: Readonly<Record<string, Command>> = { check: checkFiles, odds: printOdds, play: playFile, rules: printRules };

export function runCommand(argv: readonly string[], streams: Streams): number {
  try {
    const { positionals: [name = '', ...args], values } = parseArgs({
      args: [...argv], allowPositionals: true,
      options: { format: { type: 'string' }, json: { type: 'boolean' }, worth: { type: 'boolean' }, seed: { type: 'string' }, rules: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (values.help === true) return help(streams);
    if (command === undefined) throw new Trouble(name === '' ? usage : `There is no command ${name}\n\n${usage}`);
    return command(args, values, streams);
  } catch (error) {
    if (!isWrongUse(error)) throw error;
    streams.complain(error.message);
    return 2;
  }
}

function help(streams: Streams): number {
  streams.out(usage);
  return 0;
}

function isWrongUse(error: unknown): error is Error {
  return error instanceof Trouble || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
}
