/** Leaves out fixes that can't be applied: whether a heading can take a condition is known only from the text. */
import type { Finding, Fix } from '../engine/index.ts';
import { editsOf, type Reading } from '../language/index.ts';

export function withPossibleFixes(reading: Reading, finding: Finding): Finding {
  if (!finding.fixes.some(needsTheText)) return finding;
  return { ...finding, fixes: finding.fixes.filter((fix) => !needsTheText(fix) || editsOf(reading, fix).length > 0) };
}

function needsTheText({ intents }: Fix): boolean {
  return intents.some((intent) => intent.do === 'put in next round' || intent.do === 'expect instead');
}
