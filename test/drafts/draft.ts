/** The drafts: each a text as a writer typed it, and a handwritten file that says what each line means. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one line of a draft says. `second` marks another action in the same line, if a round has one action. */
export interface Expected {
  readonly line: number;
  readonly kind: string;
  readonly who?: string;
  readonly side?: string;
  readonly verb?: string;
  readonly target?: string;
  readonly thing?: string;
  readonly condition?: string;
  readonly second: boolean;
  /** The number of its round; 0 before the first. */
  readonly round: number;
  /** The whole line as typed. */
  readonly typed: string;
}

export interface Draft {
  readonly name: string;
  readonly text: string;
  readonly expected: readonly Expected[];
}

const folder = join(import.meta.dirname, 'texts');

export function draftNames(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();
}

export function readDraft(name: string): Draft {
  return draftOf(
    name,
    readFileSync(join(folder, `${name}.txt`), 'utf8'),
    readFileSync(join(folder, `${name}.expected`), 'utf8'),
  );
}

export function draftOf(name: string, text: string, expected: string): Draft {
  return { name, text, expected: readExpected(expected, text.split(/\r\n|\r|\n/u)) };
}

/** Rows of the form `LINE | kind=… | who=… | verb=…`, in text order. */
function readExpected(rows: string, lines: readonly string[]): readonly Expected[] {
  let round = 0;
  return rows
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [number = '', ...pairs] = row.split(' | ');
      const fields = Object.fromEntries(
        pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]),
      );
      const { kind = '', second, ...others } = fields;
      if (kind === 'round') round += 1;
      return {
        ...others,
        kind,
        line: Number(number),
        second: second === 'yes',
        round,
        typed: lines[Number(number) - 1] ?? '',
      };
    });
}
