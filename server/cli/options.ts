/** Parses the command line: the command’s name, its options and arguments. */
import { parseArgs } from 'node:util';
import { list, nearest, ownValue } from '../engine/index.ts';
import type { Flags } from './command.ts';
import { Trouble } from './trouble.ts';

export type OptionName = keyof Flags;

const options = {
  format: { type: 'string' },
  json: { type: 'boolean' },
  worth: { type: 'boolean' },
  tables: { type: 'boolean' },
  seed: { type: 'string' },
  rules: { type: 'string' },
  round: { type: 'string' },
  precision: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The placeholders of options that take a value, as in the usage. */
const behind: Readonly<Partial<Record<string, string>>> = {
  format: 'NAME',
  seed: 'N',
  rules: 'ID',
  round: 'N',
  precision: 'P',
};

/** A parsed command line, before the command is looked up. */
export interface Written {
  readonly name: string;
  readonly args: readonly string[];
  readonly flags: Flags;
  readonly wantsHelp: boolean;
  /** In the order in which they were written. */
  readonly used: readonly UsedOption[];
}

interface UsedOption {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** Parses any command line; `checkOptions` validates the options. */
export function readLine(argv: readonly string[]): Written {
  const {
    tokens,
    values,
    positionals: [name = '', ...args],
  } = parseArgs({ args: [...argv], allowPositionals: true, strict: false, tokens: true, options });
  const { format, json, worth, tables, seed, rules, round, precision, help } = values;
  return {
    name,
    args,
    wantsHelp: help === true,
    used: tokens.filter((token) => token.kind === 'option'),
    flags: {
      format: textOf(format),
      json: json === true,
      worth: worth === true,
      tables: tables === true,
      seed: textOf(seed),
      rules: textOf(rules),
      round: textOf(round),
      precision: textOf(precision),
    },
  };
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Rejects the first option that the command doesn’t have, that lacks a value, or that takes none. */
export function checkOptions({ name: command, used }: Written, known: readonly OptionName[]): void {
  for (const { name, rawName, value, inlineValue } of used) {
    if (!known.some((each) => each === name)) throw new Trouble(unknownOption(command, name, rawName, known));
    const wanted = ownValue(behind, name);
    if (wanted === undefined && value !== undefined)
      throw new Trouble(`${rawName} takes no value; leave out “=${value}”`);
    const isMissing = value === undefined || value === '' || (inlineValue !== true && isOption(value));
    if (wanted !== undefined && isMissing)
      throw new Trouble(`Something is missing after ${rawName}: ${rawName} ${wanted}`);
  }
}

/** A negative number isn’t an option, and a lone dash is standard input. */
function isOption(written: string): boolean {
  return /^-[^\d]/u.test(written);
}

function unknownOption(command: string, name: string, rawName: string, known: readonly OptionName[]): string {
  const start = `There is no option ${rawName} of ${command}`;
  const near = nearest(name, known);
  if (near !== undefined) return `${start}. Did you mean “--${near}”?`;
  return (
    `${start}; there ` +
    (known.length === 0 ? 'are none' : `${known.length === 1 ? 'is' : 'are'} ${list(known.map((each) => `--${each}`))}`)
  );
}
