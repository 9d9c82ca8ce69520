/** Corrects a text like a writer who repeatedly applies the first fix of the first error, and types nothing. */
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import type { Finding } from '../../server/engine/index.ts';
import { editsOf, withEdits } from '../../server/language/index.ts';

/** An applied fix: `line` is the line of its error, `text` the resulting text. */
export interface MendingStep {
  readonly line: number;
  readonly finding: string;
  readonly fix: string;
  readonly text: string;
}

export interface Mended {
  readonly steps: readonly MendingStep[];
  readonly analysis: Analysis;
  /** The remaining errors, as `line: message`. */
  readonly errors: readonly string[];
  /** Why the corrections were stopped; missing if they came to an end. */
  readonly stuck?: string;
}

/** A draft of forty lines that needs more fixes than this never ends. */
const mostSteps = 200;

/** Applies first fixes of errors, from top to bottom, until no error with a fix is left. */
export function mendDraft(text: string): Mended {
  const steps: MendingStep[] = [];
  const seen = new Set([text]);
  let analysis = analyze(text, { file: 'draft.clash' });
  while (steps.length < mostSteps) {
    const error = errorsOf(analysis).find(({ fixes }) => fixes.length > 0);
    const [fix] = error?.fixes ?? [];
    if (error === undefined || fix === undefined)
      return { steps, analysis, errors: errorsOf(analysis).map((each) => told(analysis, each)) };
    const next = withEdits(analysis.reading.text, editsOf(analysis.reading, fix));
    steps.push({ line: lineOf(analysis, error), finding: say(error), fix: fix.title, text: next });
    if (seen.has(next))
      return stuck(steps, analysis, `the fix “${fix.title}” leads back to a text that was there before`);
    seen.add(next);
    analysis = analyze(next, { file: 'draft.clash' });
  }
  return stuck(steps, analysis, `after ${mostSteps} fixes there still are errors`);
}

function stuck(steps: readonly MendingStep[], analysis: Analysis, why: string): Mended {
  return { steps, analysis, errors: errorsOf(analysis).map((each) => told(analysis, each)), stuck: why };
}

/** In text order: static errors first, late ones only if there are no others, since these take time. */
function errorsOf(analysis: Analysis): readonly Finding[] {
  const written = analysis.findings.filter(isError);
  return written.length > 0 ? written : analysis.outcomeFindings.filter(isError);
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function told(analysis: Analysis, finding: Finding): string {
  return `${lineOf(analysis, finding)}: ${say(finding)}`;
}

function lineOf(analysis: Analysis, { source }: Finding): number {
  return analysis.lines.positionAt(analysis.rangeOf(source)?.start ?? 0).line + 1;
}
