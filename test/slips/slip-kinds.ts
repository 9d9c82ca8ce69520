/** Typing mistakes: each takes a line and a source of random choices, and describes a change of the line. */
import type { Throws } from '../../server/engine/index.ts';

/** A change of one line. `touches` is the range whose words are changed. */
export interface LineEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly touches: { readonly start: number; readonly end: number };
}

/** Undefined if the mistake isn’t possible in a line. */
export type SlipKind = (line: string, throws: Throws) => LineEdit | undefined;

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

export const slipKinds: Readonly<Record<string, SlipKind>> = {
  'two letters in the wrong order': (line, throws) =>
    inWord(line, throws, 3, (word, at) =>
      at + 1 < word.length && word[at] !== word[at + 1]
        ? [at, at + 2, `${word[at + 1] ?? ''}${word[at] ?? ''}`]
        : undefined,
    ),
  'a letter lost': (line, throws) => inWord(line, throws, 2, (_, at) => [at, at + 1, '']),
  'a letter twice': (line, throws) => inWord(line, throws, 2, (word, at) => [at, at, word[at] ?? '']),
  'a neighbouring key': (line, throws) =>
    inWord(line, throws, 2, (word, at) => [at, at + 1, neighbour(word[at] ?? '', throws)]),
  'a capital changed': (line, throws) => inWord(line, throws, 1, (word) => [0, 1, otherCase(word[0] ?? '')]),
  'a colon lost': (line, throws) => ofMark(line, throws, /:/gu, ''),
  'a full stop lost': (line, throws) => ofMark(line, throws, /\.(?=\s|$)/gu, ''),
  'a comma put in': (line, throws) => atWordEnd(line, throws, ','),
  'a quotation mark lost': (line, throws) => ofMark(line, throws, /["“”„]/gu, ''),
  'a word lost': (line, throws) => ofMark(line, throws, /\p{L}+ ?/gu, ''),
  'a word twice': (line, throws) => twice(line, throws),
  'an article lost': (line, throws) => ofMark(line, throws, /(?<=^|\s)(?:the|a|an|his|her|its|their) /gu, ''),
  'a space twice': (line, throws) => ofMark(line, throws, /(?<=\S) (?=\S)/gu, '  '),
  'a list mark in front': (line, throws) => inFront(line, throws),
};

/** A change within a word of at least that many letters: its range in the word, and the replacement. */
function inWord(
  line: string,
  throws: Throws,
  least: number,
  change: (word: string, at: number) => readonly [number, number, string] | undefined,
): LineEdit | undefined {
  const words = [...line.matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= least);
  const chosen = words[throws.pick(Math.max(1, words.length))];
  if (chosen === undefined) return undefined;
  const [word] = chosen;
  const changed = change(word, throws.pick(word.length));
  if (changed === undefined) return undefined;
  const [from, to, text] = changed;
  return {
    start: chosen.index + from,
    end: chosen.index + to,
    text,
    touches: { start: chosen.index, end: chosen.index + word.length },
  };
}

/** Replaces one of several similar matches. */
function ofMark(line: string, throws: Throws, marks: RegExp, text: string): LineEdit | undefined {
  const found = [...line.matchAll(marks)];
  const chosen = found[throws.pick(Math.max(1, found.length))];
  if (chosen === undefined) return undefined;
  const range = { start: chosen.index, end: chosen.index + chosen[0].length };
  return { ...range, text, touches: range };
}

function atWordEnd(line: string, throws: Throws, mark: string): LineEdit | undefined {
  const ends = [...line.matchAll(/(?<=\p{L})(?=\s|$)/gu)].map(({ index }) => index);
  const at = ends[throws.pick(Math.max(1, ends.length))];
  return at === undefined ? undefined : { start: at, end: at, text: mark, touches: { start: at, end: at } };
}

function twice(line: string, throws: Throws): LineEdit | undefined {
  const words = [...line.matchAll(/\p{L}+/gu)];
  const chosen = words[throws.pick(Math.max(1, words.length))];
  if (chosen === undefined) return undefined;
  const range = { start: chosen.index, end: chosen.index + chosen[0].length };
  return { ...range, text: `${chosen[0]} ${chosen[0]}`, touches: range };
}

function inFront(line: string, throws: Throws): LineEdit {
  const at = line.length - line.trimStart().length;
  return { start: at, end: at, text: ['- ', '• ', '* '][throws.pick(3)] ?? '', touches: { start: at, end: at } };
}

function neighbour(letter: string, throws: Throws): string {
  const row = keyboard.find((keys) => keys.includes(letter.toLowerCase()));
  if (row === undefined) return 'x';
  const at = row.indexOf(letter.toLowerCase());
  const near = [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
  const key = near[throws.pick(near.length)] ?? '';
  return letter === letter.toLowerCase() ? key : key.toUpperCase();
}

function otherCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}
