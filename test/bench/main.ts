/** `npm run bench`: how long things take here, as a table. Nothing is asserted, for no two machines are alike. */
import { availableParallelism, type as system } from 'node:os';
import { attackers, manyAgainstMany } from './attackers.ts';
import { enumeration } from './enumeration.ts';
import { fresh, keystroke, memory, odds, oddsOf } from './in-process.ts';
import type { Rounds } from './measure.ts';
import { throughServer, type ServerTimes } from './through-server.ts';
import { benchText } from './texts.ts';

const once: Rounds = { warmUp: 0, measured: 1 };
const few: Rounds = { warmUp: 5, measured: 11 };
const many: Rounds = { warmUp: 50, measured: 101 };
const edits = 1000;

const texts = [100, 600, 10_000].map(benchText);
const servers: ServerTimes[] = [];
for (const text of texts) servers.push(await throughServer(text, { once, few, many }));

const milliseconds = (times: readonly number[]): readonly string[] => times.map((time) => `${time.toFixed(time < 10 ? 1 : 0)} ms`);
const served = (time: (times: ServerTimes) => number): readonly string[] => milliseconds(servers.map(time));

console.log(`${availableParallelism()} cores, Node ${process.versions.node}, ${system()}. Medians of ${many.measured} rounds after ${many.warmUp} to warm up; [few] of ${few.measured} after ${few.warmUp}, [first] of one.\n`);
print([
  ['', ...texts.map(({ lines }) => `${lines.toLocaleString('en')} lines`)],
  ['Through the server’s process', '', '', ''],
  ['keystroke to diagnostics', ...served(({ diagnostics }) => diagnostics)],
  ['keystroke to the inlay hints of a screen', ...served(({ hints }) => hints)],
  ['keystroke in the shared head to diagnostics [few]', ...served(({ headDiagnostics }) => headDiagnostics)],
  ['inlay hints of a screen [first]', ...served(({ firstHints }) => firstHints)],
  ['lenses of the whole file [first]', ...served(({ firstLenses }) => firstLenses)],
  ['The analysis alone', '', '', ''],
  ['keystroke to findings', ...milliseconds(texts.map(({ text, announcement }) => keystroke(text, announcement, many)))],
  ['keystroke in the shared head to findings [few]', ...milliseconds(texts.map(({ text, head }) => keystroke(text, head, few)))],
  ['reading it afresh [few]', ...milliseconds(texts.map(({ text }) => fresh(text, few)))],
]);

const longest = texts.at(-1)!;
const { read, edited } = memory(longest, edits);
print([
  ['', ''],
  ['odds of the duel', ...milliseconds([odds('duel', many)])],
  ['odds of the last ferry, all rounds with their Clashes', ...milliseconds([odds('the-last-ferry', many)])],
  ['odds of thirty against thirty, new attack algorithm', ...milliseconds([oddsOf(manyAgainstMany(30, 5), many)])],
  ['odds of two against two, new attack algorithm', ...milliseconds([oddsOf(manyAgainstMany(2, 3), many)])],
  ['the same by plain enumeration of every roll [few]', ...milliseconds([enumeration(attackers(2, 3), few)])],
  [`memory in use with ${longest.lines.toLocaleString('en')} lines and all their odds`, `${read.toFixed(0)} MB`],
  [`the same after ${edits.toLocaleString('en')} edits`, `${edited.toFixed(0)} MB`],
]);

/** A table in Markdown; the first row is its head. */
function print([head = [], ...rows]: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const toLine = (row: readonly string[]): string => `| ${row.map((cell, column) => column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`).join('|')}|`;
  console.log([toLine(head), rule, ...rows.map(toLine), ''].join('\n'));
}
