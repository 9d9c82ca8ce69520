/** A damaged text under test: its analysis, and draws for the positions to request. */
import { readdirSync, readFileSync } from 'node:fs';
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import { seededThrows, type Finding, type Throws } from '../../server/engine/index.ts';
import { oddsJson } from '../../server/report/index.ts';
import { inProject } from '../../scripts/paths.ts';

export interface LookedAt {
  /** The text from which an edit leads to `text`. */
  readonly before: string;
  readonly text: string;
  readonly analysis: Analysis;
  readonly throws: Throws;
  /** Set if even the slowest work is completed; otherwise it gets some ms. */
  readonly isThorough: boolean;
}

const folder = inProject('samples', 'the-thirteenth-bell');
const included = new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));

/** Analysed as in the editor, as a file in the folder of the sample adventure. */
export function analysed(text: string, previous?: Analysis): Analysis {
  return analyze(text, { file: 'hostile.clash', include: (path) => included.get(path), previous });
}

export function lookAt(before: string, text: string, isThorough: boolean): LookedAt {
  return { before, text, analysis: analysed(text), throws: seededThrows(text.length + 1), isThorough };
}

/** Each finding with its place and words. */
export function findingLines(analysis: Analysis, findings: readonly Finding[]): readonly string[] {
  return findings.map((finding) => {
    const range = analysis.rangeOf(finding.source);
    return `${range?.start ?? '?'}-${range?.end ?? '?'}: ${say(finding)} [${finding.rule}, ${finding.severity}]`;
  });
}

export function oddsOf({ scenarios, linesOf }: Analysis): string {
  return JSON.stringify(
    oddsJson(
      scenarios.map((scenario) => scenario.odds()),
      linesOf,
    ),
  );
}

/** Some offsets of a text. */
export function placesIn(text: string, throws: Throws): readonly number[] {
  return Array.from({ length: 4 }, () => throws.pick(text.length + 1));
}
