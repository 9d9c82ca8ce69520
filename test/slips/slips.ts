/**
 * A thousand mistakes, one at a time, each in one line of one sample, and whether it changes the reading of any other
 * line.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../scripts/paths.ts';
import { rulesets, seededThrows, type Throws } from '../../server/engine/index.ts';
import { readText, withEdits, type Reading } from '../../server/language/index.ts';
import { declaringPlaces, lineReadings, type LineReading } from './line-readings.ts';
import { slipKinds } from './slip-kinds.ts';

interface Sample {
  readonly file: string;
  readonly reading: Reading;
  readonly readings: readonly LineReading[];
  readonly declaring: readonly { readonly start: number; readonly end: number }[];
  /** The start of each line with content, and its words. */
  readonly lines: readonly { readonly number: number; readonly start: number; readonly words: string }[];
}

export interface Slip {
  readonly kind: string;
  readonly file: string;
  /** The number of the changed line, from 1. */
  readonly line: number;
  readonly typed: string;
  /** Changed readings of other lines: `line: before → after`. */
  readonly changes: readonly string[];
}

export function readSamples(): readonly Sample[] {
  const folder = inProject('samples');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.clash'))
    .sort();
  return files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const reading = readSample(file, text);
    const readings = lineReadings(reading);
    return { file, reading, readings, declaring: declaringPlaces(reading), lines: linesOf(text, readings) };
  });
}

function readSample(file: string, text: string, previous?: Reading): Reading {
  const include = (path: string): string => readFileSync(join(inProject('samples'), file, '..', path), 'utf8');
  return readText(text, { file, rulesets, include, ...(previous === undefined ? {} : { previous }) });
}

/** Lines with a sentence; comments have no reading. */
function linesOf(text: string, readings: readonly LineReading[]): Sample['lines'] {
  let start = 0;
  return text.split('\n').flatMap((words, number) => {
    const line = { number, start, words };
    start += words.length + 1;
    return readings.some(({ from, to }) => from <= number && number <= to) ? [line] : [];
  });
}

/** The nth mistake; it depends on its number alone. */
export function makeSlip(samples: readonly Sample[], nth: number): Slip {
  const throws = seededThrows(nth + 1);
  const kinds = Object.keys(slipKinds);
  const kind = kinds[nth % kinds.length] ?? '';
  for (;;) {
    const slip = trySlip(samples, kind, throws);
    if (slip !== undefined) return slip;
  }
}

/** Other lines belong to what these begin, or name it: a scenario, or what is carried and nothing else declares. */
const opens = /^\s*(?:scenario|carries)\b/u;

/** Undefined if the mistake isn’t possible in the drawn line. */
function trySlip(samples: readonly Sample[], kind: string, throws: Throws): Slip | undefined {
  const sample = samples[throws.pick(samples.length)];
  const line = sample?.lines[throws.pick(sample.lines.length)];
  const code = line === undefined ? '' : line.words.replace(/(?:^|\s)\/\/.*$/u, '');
  if (opens.test(code)) return undefined;
  const edit = slipKinds[kind]?.(code, throws);
  if (sample === undefined || line === undefined || edit === undefined) return undefined;
  const touched = { start: line.start + edit.touches.start, end: line.start + edit.touches.end };
  if (
    sample.declaring.some(({ start, end }) => touched.start < end && start < Math.max(touched.end, touched.start + 1))
  )
    return undefined;
  const text = withEdits(sample.reading.text, [
    { start: line.start + edit.start, end: line.start + edit.end, text: edit.text },
  ]);
  const typed = withEdits(line.words, [edit]);
  const after = lineReadings(readSample(sample.file, text, sample.reading));
  return {
    kind,
    file: sample.file,
    line: line.number + 1,
    typed,
    changes: changesElsewhere(sample.readings, after, line.number),
  };
}

/**
 * Changed readings of lines outside the sentences of a line. A text over several lines belongs to its sentence as a
 * whole; what followed it must still follow.
 */
function changesElsewhere(
  before: readonly LineReading[],
  after: readonly LineReading[],
  line: number,
): readonly string[] {
  const own = before.filter(({ from, to }) => from <= line && line <= to);
  const [first, last] = [Math.min(line, ...own.map(({ from }) => from)), Math.max(line, ...own.map(({ to }) => to))];
  const isElsewhere = ({ from }: LineReading): boolean => from < first || last < from;
  const [was, is] = [byLine(before.filter(isElsewhere)), byLine(after.filter(isElsewhere))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort((one, other) => one - other)
    .flatMap((at) => {
      const [old, now] = [was.get(at) ?? 'nothing', is.get(at) ?? 'nothing'];
      return old === now ? [] : [`${at + 1}: ${old}\n      → ${now}`];
    });
}

function byLine(readings: readonly LineReading[]): ReadonlyMap<number, string> {
  const lines = new Map<number, string>();
  for (const { from, words } of readings)
    lines.set(from, `${lines.has(from) ? `${lines.get(from) ?? ''} & ` : ''}${words}`);
  return lines;
}
