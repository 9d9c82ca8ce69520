/** The games that the contract checks, and the texts it uses: samples, and small cases of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../../../scripts/paths.ts';
import { analyze, type Analysis } from '../../../server/analysis/index.ts';
import { rulesets, type Ruleset } from '../../../server/engine/index.ts';
import { coinToss } from './toys/coin-toss.ts';
import { cutAndRun } from './toys/cut-and-run.ts';

/** Games made for the contract alone, which no writer can play. */
const toys: readonly Ruleset[] = [coinToss, cutAndRun];

/** Every game of the list, and the toys. */
export const games: readonly Ruleset[] = [...rulesets, ...toys];

/** The games that a text which may be of this one is parsed with. */
export function gamesBeside(ruleset: Ruleset): readonly Ruleset[] {
  return rulesets.includes(ruleset) ? rulesets : [ruleset];
}

/** A text, how its includes are found, and the games that it may be of: those of the list by default. */
export interface Text {
  readonly file: string;
  readonly text: string;
  readonly include?: (path: string) => string | undefined;
  readonly rulesets?: readonly Ruleset[];
}

export function read({ text, ...surroundings }: Text): Analysis {
  return analyze(text, surroundings);
}

/** All samples, those of the toys included. */
export const sampleFiles = [...filesIn(inProject('samples')), ...toyFilesIn('samples')];

/** Texts with so few throws that every course of a first round can be played. */
export const smallFiles = [...filesIn(join(import.meta.dirname, 'small-cases')), ...toyFilesIn('small-cases')];

/** Texts with so few throws that every course of all their rounds can be played. */
export const severalFiles = [...filesIn(join(import.meta.dirname, 'several-rounds')), ...toyFilesIn('several-rounds')];

/** The samples of a game in which something is played. */
export function samplesOf({ id }: Ruleset): readonly Text[] {
  return sampleFiles.filter(
    ({ file, text }) => file.endsWith('.clash') && /^round /mu.test(text) && text.includes(`rules ${id}\n`),
  );
}

function toyFilesIn(folder: string): readonly Text[] {
  return filesIn(join(import.meta.dirname, 'toys', folder)).map((text) => ({ ...text, rulesets: toys }));
}

function filesIn(folder: string): readonly Text[] {
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:clash|md)$/u.test(file))
    .sort()
    .map((file) => ({ file, text: textOf(file), include: (path) => textOf(join(dirname(file), path)) }));
}
