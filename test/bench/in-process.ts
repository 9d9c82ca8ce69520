/** The analysis alone, without a connection. */
import { fail } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inProject } from '../../scripts/paths.ts';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { seededThrows } from '../../server/engine/index.ts';
import { median, type Rounds } from './measure.ts';
import { typed, type BenchText, type Keystroke } from './texts.ts';

const file = 'bench.clash';

/** From a keystroke to findings, each time with what is known from the version before. */
export function keystroke(text: string, key: Keystroke, rounds: Rounds): number {
  const versions = [text, typed(text, key)];
  let analysis = analyzed(text);
  return median(rounds, (number) => {
    analysis = analyzed(versions[(number + 1) % 2]!, analysis);
  });
}

/** Reading, checking and finding, with nothing known. */
export function fresh(text: string, rounds: Rounds): number {
  return median(rounds, () => void analyzed(text));
}

/** The odds of all rounds of a sample. */
export function odds(sample: string, rounds: Rounds): number {
  return oddsOf(readFileSync(inProject('samples', `${sample}.clash`), 'utf8'), rounds);
}

/** The odds of all rounds of a text. */
export function oddsOf(text: string, rounds: Rounds): number {
  const { scenarios } = analyzed(text);
  return median(rounds, () => {
    for (const { scenario, ruleset, seed } of scenarios) ruleset.odds(scenario, { throws: seededThrows(seed), seed });
  });
}

/** Megabytes in use, code included, with a text and all its odds: after reading, and after so many edits. */
export function memory({ text, announcement }: BenchText, edits: number): { readonly read: number; readonly edited: number } {
  const versions = [text, typed(text, announcement)];
  let analysis = reckoned(analyzed(text));
  const read = heap();
  for (let edit = 1; edit <= edits; edit += 1) analysis = reckoned(analyzed(versions[edit % 2]!, analysis));
  const edited = heap();
  // Asked for after measuring, so that the last version is still there while it is measured.
  return analysis.scenarios.length > 0 ? { read, edited } : fail('The text has no scenario');
}

function analyzed(text: string, previous?: Analysis): Analysis {
  const analysis = analyze(text, { file, previous });
  return analysis.findings.every((finding) => finding.severity === 'info') ? analysis : fail('The text has findings');
}

function reckoned(analysis: Analysis): Analysis {
  for (const scenario of analysis.scenarios) scenario.odds();
  return analysis;
}

/** Megabytes in use once everything that nobody needs is gone; what only finalizers held goes at the second time. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}
