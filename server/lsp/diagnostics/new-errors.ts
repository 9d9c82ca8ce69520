/** Counts the errors and warnings that an edit would add. */
import type { Analysis } from '../../analysis/index.ts';
import type { Finding } from '../../engine/index.ts';
import { withEdits, type TextEdit } from '../../language/index.ts';
import type { Analyse } from '../actions/fix-effects.ts';
import { prepared, type StillWanted } from '../time-slicing.ts';

/** Returns how many; the outcomes of both texts are checked in time slices. */
export async function freshTroubles(
  analysis: Analysis,
  edits: readonly TextEdit[],
  analyse: Analyse,
  wanted: StillWanted,
): Promise<number> {
  await prepared(analysis.scenarios, wanted);
  const left = troublesIn(analysis.findings);
  const after = await analyse(withEdits(analysis.reading.text, edits));
  await prepared(after.scenarios, wanted);
  return troublesIn(after.findings).filter((trouble) => {
    const at = left.indexOf(trouble);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

function troublesIn(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ rule, message }) => `${rule} ${message}`);
}
