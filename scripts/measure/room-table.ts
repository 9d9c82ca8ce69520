/** A table of the size of each module: lines by kind, files, the fullest folder, lengths of functions. */
import { dirname } from 'node:path/posix';
import { kinds, type Kind, type SourceLines } from './source-lines.ts';
import { whole, type Table } from './table.ts';

export interface MeasuredFile extends SourceLines {
  /** Relative to the project's root, with `/`. */
  readonly path: string;
}

/** Files with fewer lines are small. */
const small = 40;

/** Modules are given by path prefixes: the longest that matches is a file's module. */
export function roomTable(files: readonly MeasuredFile[], rooms: readonly string[]): Table {
  const of = (room: string): readonly MeasuredFile[] => files.filter(({ path }) => roomOf(path, rooms) === room);
  return {
    title: 'How large each room is',
    rows: [
      [
        '',
        'lines',
        ...kinds,
        'files',
        `under ${small} lines`,
        'fullest folder',
        'median function',
        'longest function',
        'longest line',
      ],
      ...rooms.map((room) => [room, ...measured(of(room))]),
      ['product', ...measured(files.filter(({ path }) => /^(server|client)\//.test(path)))],
      ['all', ...measured(files)],
    ],
    below:
      'Lines as Prettier has them at 120 columns. Examples are those of checks, pages are those of rules; ' +
      'functions are those with a body, in lines; a line is measured in characters.',
  };
}

function roomOf(path: string, rooms: readonly string[]): string | undefined {
  return rooms.filter((room) => path.startsWith(`${room}/`)).sort((one, other) => other.length - one.length)[0];
}

function measured(files: readonly MeasuredFile[]): readonly string[] {
  const of = (kind: Kind): number => sum(files.map(({ lines }) => lines[kind]));
  const functions = files.flatMap((file) => file.functions).sort((one, other) => one - other);
  return [
    whole(sum(kinds.map(of))),
    ...kinds.map((kind) => whole(of(kind))),
    whole(files.length),
    whole(files.filter(({ lines }) => sum(Object.values(lines)) < small).length),
    whole(fullest(files)),
    whole(functions[Math.floor(functions.length / 2)] ?? 0),
    whole(functions.at(-1) ?? 0),
    whole(Math.max(0, ...files.map(({ longest }) => longest))),
  ];
}

function fullest(files: readonly MeasuredFile[]): number {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
