/** Texts of several lengths, and the keystrokes that are measured in them. */
import { readFileSync } from 'node:fs';
import { inProject } from '../../scripts/paths.ts';

const ferry = readFileSync(inProject('samples', 'the-last-ferry.clash'), 'utf8');

/** What all scenarios of a text share; nobody of them plays in it, but every scenario has to be read again when it changes. */
const head = 'creature Gull (it)\n  Agility 3  Toughness 1\n\n';

/** A keystroke that takes a text to another and back. */
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
  /** In what all scenarios share. */
  readonly head: Keystroke;
}

/** So many copies of the ferry, each a scenario, that the text comes nearest to the wanted number of lines. */
export function benchText(wanted: number): BenchText {
  const copies = Math.max(1, Math.round(wanted / linesOf(ferry)));
  const text = head + Array.from({ length: copies }, () => ferry).join('\n');
  const middle = head.length + Math.floor((copies - 1) / 2) * (ferry.length + 1);
  return {
    text,
    lines: linesOf(text),
    announcement: { at: text.indexOf('claws Marta', middle), from: 'claws', to: 'bites' },
    head: { at: text.indexOf('Toughness 1') + 'Toughness '.length, from: '1', to: '2' },
  };
}

/** The text after the keystroke. */
export function typed(text: string, { at, from, to }: Keystroke): string {
  return text.slice(0, at) + to + text.slice(at + from.length);
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}
