/** Which errors and warnings an edit would bring that aren’t there yet. */
import type { Analysis } from '../analysis/index.ts';
import type { Finding } from '../engine/index.ts';
import type { TextEdit } from '../language/index.ts';
import type { Analyse } from './fix-effects.ts';

/** How many they are. */
export async function freshTroubles(analysis: Analysis, edits: readonly TextEdit[], analyse: Analyse): Promise<number> {
  const left = troublesIn(analysis.findings);
  const after = await analyse(withEdits(analysis.reading.text, edits));
  return troublesIn(after.findings).filter((trouble) => {
    const at = left.indexOf(trouble);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** Edits at one place come in their order. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  return edits.toSorted((one, other) => one.start - other.start)
    .reduceRight((now, { start, end, text: words }) => now.slice(0, start) + words + now.slice(end), text);
}

function troublesIn(findings: readonly Finding[]): string[] {
  return findings.filter(({ severity }) => severity === 'error' || severity === 'warning').map(({ rule, message }) => `${rule} ${message}`);
}
