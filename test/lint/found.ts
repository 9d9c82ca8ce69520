/** Findings in a short scenario, line by line: the words, the check and its message. */
import { analyze, say, type Analysis } from '../../server/analysis/index.ts';
import type { Finding } from '../../server/engine/index.ts';
import { editsOf } from '../../server/language/index.ts';

/** A scenario of one edition with four people of ascending Agility: Didi 1, Carl 2 and Bill 3 are foes of Ann 4. */
export function scene(edition: '2017' | '2018', rounds: string): string {
  return `scenario "The cellar"
rules demon-city-${edition}
combatant Ann (she) of the Players
  Agility 4  Toughness 2
  carries knife
combatant the Butcher (he) of the Host
  Agility 3  Toughness 3
combatant Carl (he) of the Host
  Agility 2  Toughness 3
combatant Didi (she) of the Players
  Agility 1  Toughness 3
${rounds}`;
}

/** `words | check | message`, in the order of the text. */
export function foundIn(text: string): readonly string[] {
  const analysis = analyze(text, { file: 'test.clash' });
  return analysis.findings.map((finding) => `${wordsOf(text, analysis, finding)} | ${finding.rule} | ${say(finding)}`);
}

/** The same without messages. */
export function rulesIn(text: string): readonly string[] {
  return foundIn(text).map((line) => line.split(' | ').slice(0, 2).join(' | '));
}

/** The text after the first fix of its first finding. */
export function mended(text: string): string {
  const analysis = analyze(text, { file: 'test.clash' });
  const fix = analysis.findings
    .flatMap((finding) => finding.fixes)
    .find((each) => editsOf(analysis.reading, each).length > 0);
  const edits =
    fix === undefined ? [] : [...editsOf(analysis.reading, fix)].sort((one, other) => other.start - one.start);
  return edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

function wordsOf(text: string, analysis: Analysis, finding: Finding): string {
  const range = analysis.rangeOf(finding.source);
  return range === undefined ? '' : text.slice(range.start, range.end);
}
