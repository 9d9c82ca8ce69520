/** Between places in sentences and offsets in the text. */
import { derive, type Source } from '../../engine/index.ts';
import type { Document } from './document.ts';
import type { Sentence } from './sentences.ts';

/** Offsets from the start of the text; `end` is the first one behind. */
export interface OffsetRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a source stands in its document's text; `undefined` when its sentence is no longer there. A text without
 * sentences has its start.
 */
export function rangeOf(document: Document, source: Source): OffsetRange | undefined {
  if (document.sentences.length === 0 && source.file === document.file) return { start: 0, end: 0 };
  const index = indexOfSentence(document, source.sentence);
  const start = index === undefined ? undefined : document.starts[index];
  return start === undefined || source.file !== document.file
    ? undefined
    : { start: start + source.start, end: start + source.end };
}

/** The place of a sentence, by its number, among the document's sentences. */
export function indexOfSentence(document: Document, id: number): number | undefined {
  return placesOf(document).get(id);
}

const placesOf = derive(
  'places of sentences',
  ({ sentences }: Document): ReadonlyMap<number, number> =>
    new Map(sentences.map((sentence, place) => [sentence.id, place])),
);

/** The last sentence that starts at or before an offset; -1 before the first. */
export function indexBefore(document: Document, offset: number): number {
  let [low, high] = [0, document.starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((document.starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The place of a run of tokens; `to` is the first token behind it. An empty run stands at the end of the one before.
 */
export function sourceOf(file: string, sentence: Sentence, from: number, to: number): Source {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  if (to <= from || first === undefined || last === undefined) {
    const end = last?.end ?? sentence.tokens.at(-1)?.end ?? 0;
    return { file, sentence: sentence.id, start: end, end };
  }
  return { file, sentence: sentence.id, start: first.start, end: last.end };
}
