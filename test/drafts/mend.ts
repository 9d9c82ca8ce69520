/** Mends a text as a writer would who takes the first fix of the first error, again and again, and types nothing. */
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import type { Finding } from '../../server/engine/index.ts';
import { editsOf, withEdits } from '../../server/language/index.ts';

/** One fix that was taken: `line` is where its error stood, `text` what the text was after it. */
export interface MendingStep {
  readonly line: number;
  readonly finding: string;
  readonly fix: string;
  readonly text: string;
}

export interface Mended {
  readonly steps: readonly MendingStep[];
  readonly analysis: Analysis;
  /** The errors that are left, as `line: message`. */
  readonly errors: readonly string[];
  /** Set where taking fixes came to no end: why it was given up. */
  readonly stuck?: string;
}

/** A draft of forty lines that needs more fixes than this is going round in circles. */
const mostSteps = 200;

/** Takes first fixes of errors, from top to bottom, until no error is left that has one. */
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

/**
 * In the order of the text: what is written first, what comes of it only where all of that is in order, as it takes its
 * time.
 */
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
