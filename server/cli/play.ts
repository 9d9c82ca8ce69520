/** `clashwright play`: one course of a file's scenarios. */
import type { Timeline } from '../engine/index.ts';
import { timelineJson, transcript, type LinesOf } from '../report/index.ts';
import { analyzeFile, onlyFile } from './files.ts';
import type { Flags, Streams } from './command.ts';
import { Trouble } from './trouble.ts';

export function playFile(args: readonly string[], flags: Flags, streams: Streams): number {
  const seed = seedOf(flags.seed);
  const format = formatter(flags.format ?? 'text');
  const analysis = analyzeFile(onlyFile(args));
  streams.out(format(analysis.scenarios.map((scenario) => scenario.timeline(seed)), analysis.linesOf));
  return analysis.findings.some((finding) => finding.severity === 'error') ? 1 : 0;
}

function formatter(format: string): (timelines: readonly Timeline[], linesOf: LinesOf) => string {
  switch (format) {
    case 'json': return (timelines, linesOf) => JSON.stringify(timelineJson(timelines, linesOf), undefined, 2);
    case 'text':
    case 'md':
    case 'html': return (timelines, linesOf) => transcript(timelines, linesOf, format);
    default: throw new Trouble(`There is no format ${format} of a transcript; there are text, md, html and json`);
  }
}

/** Undefined where none is named: then the file's own seed counts. */
function seedOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const seed = Number(written);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Trouble(`A seed is a whole number; ${written} isn’t one`);
  return seed;
}
