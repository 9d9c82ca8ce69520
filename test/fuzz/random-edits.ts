/**
 * A run of random edits of one text, determined by its seed: words typed letter by letter, lines deleted and pasted,
 * edits undone.
 */
import fc from 'fast-check';
import { seededThrows, type Throws } from '../../server/engine/index.ts';
import { byteChanges } from './byte-changes.ts';
import { oneOf, type TextChange } from './draws.ts';
import { lineChanges } from './line-changes.ts';
import { nameChanges } from './name-changes.ts';
import { startingText } from './starting-texts.ts';
import { wordChanges } from './word-changes.ts';

export interface Run {
  readonly start: string;
  /** The text after each change that the editor sends, in order. */
  readonly texts: readonly string[];
}

/** The number of edits in a run; one typed letter by letter is that many changes. */
const edits = 20;

/** The maximum length of a text, in UTF-16 units. */
const longest = 12_000;

const changes: readonly TextChange[] = [nameChanges, wordChanges, lineChanges, byteChanges].flatMap((kinds) =>
  Object.values(kinds),
);

export function runOf(seed: number): Run {
  const start = fc.sample(startingText, { seed, numRuns: 1 })[0]!.text;
  const throws = seededThrows(seed);
  const texts = [start];
  for (let edit = 0; edit < edits; edit += 1)
    texts.push(...drawnEdit(texts, throws).filter((text) => text.length <= longest));
  return { start, texts: texts.slice(1) };
}

function drawnEdit(texts: readonly string[], throws: Throws): readonly string[] {
  const now = texts.at(-1)!;
  switch (throws.pick(4)) {
    case 0:
      return typedIn(now, throws);
    case 1:
      return [texts.at(-1 - throws.pick(Math.min(4, texts.length)))!];
    default:
      return [oneOf(changes, throws)!(now, throws)];
  }
}

/** Some words of the text, typed at the end of a line. */
function typedIn(text: string, throws: Throws): readonly string[] {
  const words = (oneOf(text.split('\n'), throws) ?? '').slice(0, 24);
  const at = oneOf([...text.matchAll(/$/gmu)], throws)?.index ?? 0;
  return Array.from(words, (_, index) => text.slice(0, at) + words.slice(0, index + 1) + text.slice(at));
}
