/** Pastes text into a scenario of a real game and applies the fixes for several lines. */
import assert from 'node:assert/strict';
import { analyze, say } from '../../../server/analysis/index.ts';
import type { Finding, Fix } from '../../../server/engine/index.ts';
import { editsOf, rangeOf, withEdits } from '../../../server/language/index.ts';

export const tarot = 'scenario "The pier"\nrules demon-city-2018\n\n';
export const duo = `${tarot}combatant Ann (she) of the Players
  Agility 4  Toughness 2
  carries revolver

combatant Bill (he) of the Host
  Agility 3  Toughness 3

`;

/** The fixes for several lines, by their findings. */
export function offered(text: string): readonly { readonly finding: Finding; readonly fixes: readonly Fix[] }[] {
  return analyze(text, { file: 'test.clash' }).findings.flatMap((finding) => {
    const fixes = finding.fixes.filter(({ intents }) => intents.some((intent) => intent.do === 'replace lines'));
    return fixes.length === 0 ? [] : [{ finding, fixes }];
  });
}

/** Their titles, in text order. */
export function titlesOf(text: string): readonly string[] {
  return offered(text).flatMap(({ fixes }) => fixes.map(({ title }) => title));
}

/** A text after the first fix with a title. */
export function taken(text: string, title: string): string {
  const { reading, findings } = analyze(text, { file: 'test.clash' });
  const fix = findings.flatMap(({ fixes }) => fixes).find((each) => each.title === title);
  assert.ok(fix, `“${title}” is not among ${titlesOf(text).join(' | ')}`);
  return withEdits(text, editsOf(reading, fix));
}

/** A text after the first fix of each finding about several lines, from top to bottom. */
export function takenAll(text: string): string {
  let now = text;
  for (let step = 0; step < 40; step += 1) {
    const { reading, findings } = analyze(now, { file: 'test.clash' });
    const fix = findings.flatMap(({ fixes: [first] }) =>
      first?.intents.some((intent) => intent.do === 'replace lines') === true ? [first] : [],
    )[0];
    if (fix === undefined) return now;
    now = withEdits(now, editsOf(reading, fix));
  }
  throw new Error(`The fixes of this text come to no end:\n${now}`);
}

/** The errors of a text, as `line: message`. */
export function errorsOf(text: string): readonly string[] {
  const { reading, findings } = analyze(text, { file: 'test.clash' });
  return findings
    .filter(({ severity }) => severity === 'error')
    .map((finding) => {
      const at = rangeOf(reading.document, finding.source)?.start ?? 0;
      return `${text.slice(0, at).split('\n').length}: ${say(finding)}`;
    });
}

/** Applies a fix and checks the resulting text, after a head that both share; it has no errors. */
export function turns(head: string, written: string, title: string, wanted: string): void {
  const now = taken(head + written, title);
  assert.equal(now.slice(0, head.length), head);
  assert.equal(now.slice(head.length), wanted);
  assert.deepEqual(errorsOf(now), []);
}
