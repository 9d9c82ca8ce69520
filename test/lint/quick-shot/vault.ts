/** A short scenario of Quick Shot for tests of its checks of Willpower, and only their findings. */
import { analyze, say } from '../../../server/analysis/index.ts';
import type { Finding } from '../../../server/engine/index.ts';
import { willpowerChecks } from './checks.ts';
import { editsOf } from '../../../server/language/index.ts';

/** Rose and Tom of the Players, and the Guard of the Host; `block` is what is written of Rose. */
export function vault(block: string, rest: string): string {
  return `scenario "The vault"\nrules quick-shot\ncombatant Rose (she) of the Players\n${lines(2, block)}combatant Tom (he) of the Players\n  Willpower 5\ncombatant the Guard (he) of the Host\n${rest}`;
}

/** Three drives: 3 WP in “Get rich”, 1 in “Stay alive”, and the project “Find the forger” with 2. */
export const drives = 'drive "Get rich" 3 | value "Stay alive" 1 | project "Find the forger" 2';

/** A round in which Rose gambles, with these lines below it; `head` is written at its head. */
export function gambling(clauses: string, head = '', number = 1): string {
  return `round ${number}\n${lines(2, head)}  Rose: gambles on "the inside of the vault".\n${lines(4, `hard "crack the lock" | risk "the alarm" | ${clauses}`)}`;
}

/** A round in which nobody announces anything, with this at its head. */
export function between(head: string, number = 1): string {
  return `round ${number}\n${lines(2, head)}`;
}

function lines(indent: number, text: string): string {
  return text === ''
    ? ''
    : text
        .split(' | ')
        .map((line) => `${' '.repeat(indent)}${line}\n`)
        .join('');
}

const ids: ReadonlySet<string> = new Set(willpowerChecks.map(({ id }) => id));

/** `words | check` of all findings of the checks of Willpower, in the order of the text. */
export function willpowerIn(text: string): readonly string[] {
  return told(text, ({ rule }, words) => `${words} | ${rule}`);
}

/** The same without mere information. */
export function faultsIn(text: string): readonly string[] {
  return told(text, ({ rule, severity }, words) => (severity === 'info' ? [] : [`${words} | ${rule}`])).flat();
}

/** Their messages. */
export function sayingsIn(text: string): readonly string[] {
  return told(text, say);
}

/** The titles of all their fixes, certain ones with `!` before them. */
export function offersIn(text: string): readonly string[] {
  return told(text, ({ fixes }) => fixes.map(({ certain, title }) => `${certain ? '!' : ''}${title}`)).flat();
}

/** The text after the first fix of the first finding. */
export function cured(text: string): string {
  const analysis = analyze(text, { file: 'test.clash' });
  const [fix] = analysis.findings.filter(({ rule }) => ids.has(rule)).flatMap(({ fixes }) => fixes);
  const edits =
    fix === undefined ? [] : [...editsOf(analysis.reading, fix)].sort((one, other) => other.start - one.start);
  return edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
}

function told<T>(text: string, tell: (finding: Finding, words: string) => T): readonly T[] {
  const analysis = analyze(text, { file: 'test.clash' });
  return analysis.findings
    .filter(({ rule }) => ids.has(rule) || rule === 'unreadable-sentence')
    .map((finding) => {
      const range = analysis.rangeOf(finding.source);
      return tell(finding, range === undefined ? '' : text.slice(range.start, range.end));
    });
}
