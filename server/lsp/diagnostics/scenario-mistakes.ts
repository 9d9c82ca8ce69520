/** The errors and warnings that concern one scenario, for everything that counts them: the lens and the panel. */
import type { Analysis } from '../../analysis/index.ts';
import type { Finding } from '../../engine/index.ts';
import { indexOfSentence } from '../../language/index.ts';

/** Those of the findings that are in the sentences of the scenario, or in the head of its file; in their order. */
export function mistakesIn(
  { reading: { document, file, scenarios } }: Analysis,
  index: number,
  findings: readonly Finding[],
): readonly Finding[] {
  const { from, to } = scenarios[index] ?? { from: 0, to: 0 };
  const head = scenarios[0]?.from ?? 0;
  return findings.filter(({ severity, source }) => {
    const at =
      source.file === file && (severity === 'error' || severity === 'warning')
        ? indexOfSentence(document, source.sentence)
        : undefined;
    return at !== undefined && (at < head || (from <= at && at < to));
  });
}

export function errorsAmong(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/** What is known of a scenario’s errors now: with those of outcomes if these have been computed. */
export function knownErrorsIn(analysis: Analysis, index: number): readonly Finding[] {
  const isChecked = analysis.scenarios[index]?.knownLaterFindings !== undefined;
  const known = isChecked ? [...analysis.promptFindings, ...analysis.laterFindings()] : analysis.findingsSoon;
  return errorsAmong(mistakesIn(analysis, index, known));
}
