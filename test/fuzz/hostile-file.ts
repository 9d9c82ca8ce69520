/** A damaged file determined by its seed: a starting text and up to six changes of it. */
import fc from 'fast-check';
import { seededThrows } from '../../server/engine/index.ts';
import { byteChanges } from './byte-changes.ts';
import type { TextChange } from './draws.ts';
import { lineChanges } from './line-changes.ts';
import { nameChanges } from './name-changes.ts';
import { startingText } from './starting-texts.ts';
import { wordChanges } from './word-changes.ts';

export interface HostileFile {
  /** The name of the starting text, for people. */
  readonly name: string;
  /** Descriptions of the changes, for people. */
  readonly changes: readonly string[];
  /** The starting text, from which an edit leads to `text`. */
  readonly before: string;
  readonly text: string;
}

/** Files beyond this length, in UTF-16 units, are cut: slow long files have separate benchmarks. */
const longest = 12_000;

const change = fc.oneof(
  { weight: 3, arbitrary: drawnOf(nameChanges) },
  { weight: 3, arbitrary: drawnOf(wordChanges) },
  { weight: 2, arbitrary: drawnOf(lineChanges) },
  { weight: 1, arbitrary: drawnOf(byteChanges) },
);

const hostileFile: fc.Arbitrary<HostileFile> = fc
  .record({ start: startingText, changes: fc.array(change, { minLength: 1, maxLength: 6 }) })
  .map(({ start: { name, text }, changes }) => ({
    name,
    changes: changes.map(([kind]) => kind),
    before: text,
    text: changes.reduce((now, [, apply, seed]) => apply(now, seededThrows(seed)).slice(0, longest), text),
  }));

export function hostileFileOf(seed: number): HostileFile {
  return fc.sample(hostileFile, { seed, numRuns: 1 })[0]!;
}

function drawnOf(
  changes: Readonly<Record<string, TextChange>>,
): fc.Arbitrary<readonly [kind: string, apply: TextChange, seed: number]> {
  return fc
    .tuple(fc.constantFrom(...Object.entries(changes)), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
    .map(([[kind, apply], seed]) => [kind, apply, seed]);
}
