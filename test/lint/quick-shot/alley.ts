/** A short scenario of Quick Shot for tests of its checks of people, and only their findings. */
import { analyze, say } from '../../../server/analysis/index.ts';
import type { Finding } from '../../../server/engine/index.ts';
import { peopleChecks } from './checks.ts';
import { editsOf } from '../../../server/language/index.ts';

/**
 * Rose and Tom of the Players, the Thug and the Boss of the Host; `blocks` is what is written of each, with ` | `
 * between lines.
 */
export function alley(rounds: string, blocks: Readonly<Record<string, string>> = {}, head = ''): string {
  const block = (name: string): string => lines(2, blocks[name] ?? '');
  return [
    `scenario "The alley"\nrules quick-shot\n${head}`,
    `combatant Rose (she) of the Players\n  Willpower 5\n${block('Rose')}`,
    `combatant Tom (he) of the Players\n  Willpower 5\n${block('Tom')}`,
    `combatant the Thug (he) of the Host\n${block('Thug')}`,
    `combatant the Boss (he) of the Host\n${block('Boss')}`,
    rounds,
  ].join('');
}

/** An announcement with its lines below it. */
export function deed(sentence: string, clauses = ''): string {
  return `  ${sentence}\n${lines(4, clauses)}`;
}

/** Rose’s attempt to reach the door. */
export function gamble(clauses = ''): string {
  return deed('Rose: gambles on "the door".', `common "reach the door"${clauses === '' ? '' : ` | ${clauses}`}`);
}

/** The Thug’s punch at Rose. */
export const punch = deed('the Thug: punches Rose.', 'on hit "bruised ribs"');

export function lines(indent: number, text: string): string {
  return text === ''
    ? ''
    : text
        .split(' | ')
        .map((line) => `${' '.repeat(indent)}${line}\n`)
        .join('');
}

const ids: ReadonlySet<string> = new Set(peopleChecks.map(({ id }) => id));

/** `words | check` of all findings of the checks of people, in the order of the text. */
export function peopleIn(text: string): readonly string[] {
  return told(text, ({ rule }, words) => `${words} | ${rule}`);
}

/** Their messages. */
export function sayingsIn(text: string): readonly string[] {
  return told(text, say);
}

/** The titles of all their fixes, certain ones with `!` before them. */
export function offersIn(text: string): readonly string[] {
  return told(text, ({ fixes }) => fixes.map(({ certain, title }) => `${certain ? '!' : ''}${title}`)).flat();
}

/** The lines that the first fix with this title writes. */
export function writtenBy(text: string, title: string): readonly string[] {
  const analysis = analyze(text, { file: 'test.clash' });
  const fix = analysis.findings
    .filter(({ rule }) => ids.has(rule))
    .flatMap(({ fixes }) => fixes)
    .find((each) => each.title === title);
  const edits =
    fix === undefined ? [] : [...editsOf(analysis.reading, fix)].sort((one, other) => other.start - one.start);
  const after = edits.reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);
  const before = new Set(text.split('\n'));
  return after
    .split('\n')
    .filter((line) => !before.has(line))
    .map((line) => line.trim());
}

function told<T>(text: string, tell: (finding: Finding, words: string) => T): readonly T[] {
  const analysis = analyze(text, { file: 'test.clash' });
  const own = analysis.findings.filter(({ rule }) => ids.has(rule) || rule === 'unreadable-sentence');
  return own
    .map((finding) => ({ finding, range: analysis.rangeOf(finding.source) }))
    .sort((one, other) => (one.range?.start ?? 0) - (other.range?.start ?? 0))
    .map(({ finding, range }) => tell(finding, range === undefined ? '' : text.slice(range.start, range.end)));
}
