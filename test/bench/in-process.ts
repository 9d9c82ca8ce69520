/** Measures the analysis alone, without a connection. */
import { fail } from 'node:assert/strict';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { median, type Rounds } from './measure.ts';
import { typed, type Keystroke } from './texts.ts';

/** From a keystroke to findings, each time with the results of the previous version. */
export function keystroke(text: string, key: Keystroke, rounds: Rounds): number {
  const versions = [text, typed(text, key)];
  let analysis = analyzed(text);
  return median(rounds, (number) => {
    analysis = analyzed(versions[(number + 1) % 2]!, analysis);
  });
}

/** Reading and checking, without any cached results. */
export function fresh(text: string, rounds: Rounds): number {
  return median(rounds, () => void analyzed(text));
}

/** A text must have no mistakes, so that all of it is read. */
export function analyzed(text: string, previous?: Analysis): Analysis {
  const analysis = analyze(text, { file: 'bench.clash', previous });
  return analysis.findings.every((finding) => finding.severity !== 'error') ? analysis : fail('The text has errors');
}
