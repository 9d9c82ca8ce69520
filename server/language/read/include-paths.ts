/** Paths of included files: validation, resolution against the including file’s folder, and their ranges. */
import { toDocument } from './document.ts';
import { indexBefore, type OffsetRange } from './layout.ts';
import { nearest } from '../explain/near.ts';
import type { Reading } from './read.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/**
 * The token with the path that a sentence includes; `undefined` if it includes nothing. Accepts a misspelt `include`,
 * so that the names of the included file stay known.
 */
export function includedBy({ tokens }: Sentence): Token | undefined {
  // Fast path: most sentences have no quotation, and this runs for every sentence on each keystroke.
  if (!tokens.some(({ kind }) => kind === 'prose')) return undefined;
  const [first, second, third] = tokens.filter(({ kind }) => kind !== 'mark');
  if (first?.kind === 'prose') return second === undefined && first.text.endsWith('.clash') ? first : undefined;
  const path = second?.text === first?.text ? third : second;
  if (first?.kind !== 'word' || path?.kind !== 'prose') return undefined;
  return first.text.toLowerCase() === 'include' || nearest(first.text, ['include']) !== undefined ? path : undefined;
}

/** Why a path is rejected without being looked for: it is empty, or absolute (`/`, `~`, a drive or a URI scheme). */
export function refusalOf(path: string): 'unnamed' | 'outside' | undefined {
  if (path.trim() === '') return 'unnamed';
  return /^[/\\~]|^[a-z][a-z0-9+.-]*:/iu.test(path) ? 'outside' : undefined;
}

/**
 * A path from one folder, as seen from another file: `root` is the path of that file (`/` as separator) and `folder`
 * the path of the folder relative to it. A detour out of the root's folder and back into it is removed.
 */
export function pathFrom(root: string, folder: string, path: string): string {
  const home = root.split('/').slice(0, -1);
  const steps: string[] = [];
  for (const step of `${folder}${path.replaceAll('\\', '/')}`.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  let up = steps.findIndex((step) => step !== '..');
  while (up > 0 && home.at(-up) === steps[up]) {
    steps.splice(up - 1, 2);
    up -= 1;
  }
  return steps.join('/');
}

/** The folder of a path, with its trailing `/`. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The paths that a text includes, as written. */
export function pathsIn(text: string): readonly string[] {
  return toDocument('', text).sentences.flatMap((sentence) => includedBy(sentence)?.text ?? []);
}

/** A path in the text of a reading: its words, and its range within the quotes. */
export interface WrittenPath {
  readonly path: string;
  readonly range: OffsetRange;
}

/** All paths that the text of a reading includes, in order. */
export function writtenPaths({ document }: Reading): readonly WrittenPath[] {
  return document.sentences.flatMap((sentence, index) => writtenIn(sentence, document.starts[index] ?? 0) ?? []);
}

/** The path whose quotes contain an offset. */
export function writtenPathAt({ document }: Reading, offset: number): WrittenPath | undefined {
  const index = indexBefore(document, offset);
  const sentence = document.sentences[index];
  const written = sentence === undefined ? undefined : writtenIn(sentence, document.starts[index] ?? 0);
  return written !== undefined && written.range.start <= offset && offset <= written.range.end ? written : undefined;
}

function writtenIn(sentence: Sentence, start: number): WrittenPath | undefined {
  const said = includedBy(sentence);
  if (said === undefined) return undefined;
  return { path: said.text, range: { start: start + said.start + 1, end: start + said.end - (said.open ? 0 : 1) } };
}

/** All paths that a text includes, without a full reading. */
export function writtenPathsIn(text: string): readonly WrittenPath[] {
  const { sentences, starts } = toDocument('', text);
  return sentences.flatMap((sentence, index) => writtenIn(sentence, starts[index] ?? 0) ?? []);
}
