/** Texts of several lengths, and the keystrokes that are measured in them. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';

/** The sample from which the texts are made: everything that a writer uses, three rounds and two ways through them. */
export const ferry: string = readFileSync(inProject('samples', 'the-last-ferry.clash'), 'utf8');

/**
 * What all scenarios of a text share; nobody in it takes part, but every scenario must be read again when it changes.
 */
const head = 'creature Gull (it)\n  Agility 3  Toughness 1\n\n';

/** A keystroke that changes a text and can be undone. */
export interface Keystroke {
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

export interface BenchText {
  readonly text: string;
  readonly lines: number;
  /** In one announcement of the scenario in the middle. */
  readonly announcement: Keystroke;
  /** In the part that all scenarios share. */
  readonly head: Keystroke;
}

/** The number of copies of the ferry with which the text comes nearest to this many lines. */
export function copiesFor(lines: number): number {
  return Math.max(1, Math.round(lines / linesOf(ferry)));
}

/** That many copies of the ferry, each a scenario. */
export function benchText(copies: number): BenchText {
  const text = head + Array.from({ length: copies }, () => ferry).join('\n');
  const middle = head.length + Math.floor((copies - 1) / 2) * (ferry.length + 1);
  return {
    text,
    lines: linesOf(text),
    announcement: { at: text.indexOf('claws Marta', middle), from: 'claws', to: 'bites' },
    head: { at: text.indexOf('Toughness 1') + 'Toughness '.length, from: '1', to: '2' },
  };
}

/** In the announcement in the middle of a text: one letter more at the end of its verb, which isn’t a verb then. */
export function verbKeystroke(text: string): Keystroke {
  const verbs = [...text.matchAll(/^ {2}\p{Lu}[^:"\n]*: \p{Ll}+/gmu)];
  const verb = verbs[verbs.length >> 1];
  if (verb === undefined) throw new Error('a text without announcements');
  return { at: verb.index + verb[0].length, from: '', to: 'q' };
}

/** The text after the keystroke. */
export function typed(text: string, { at, from, to }: Keystroke): string {
  return text.slice(0, at) + to + text.slice(at + from.length);
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}
