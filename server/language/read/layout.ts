/** Converts between places in sentences and offsets in the text. */
import { derive, type Source } from '../../engine/index.ts';
import type { Document } from './document.ts';
import type { Sentence } from './sentences.ts';

/** Offsets from the start of the text; `end` is exclusive. */
export interface OffsetRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The range of a source in its document's text; `undefined` if its sentence no longer exists. In a text without
 * sentences, the start of the text.
 */
export function rangeOf(document: Document, source: Source): OffsetRange | undefined {
  if (document.sentences.length === 0 && source.file === document.file) return { start: 0, end: 0 };
  const index = indexOfSentence(document, source.sentence);
  const start = index === undefined ? undefined : document.starts[index];
  return start === undefined || source.file !== document.file
    ? undefined
    : { start: start + source.start, end: start + source.end };
}

/** The index of a sentence among the document's sentences, by its id. */
export function indexOfSentence(document: Document, id: number): number | undefined {
  return placesOf(document).get(id);
}

const placesOf = derive(
  'places of sentences',
  ({ sentences }: Document): ReadonlyMap<number, number> =>
    new Map(sentences.map((sentence, place) => [sentence.id, place])),
);

/** The index of the last sentence that starts at or before an offset; -1 before the first. */
export function indexBefore(document: Document, offset: number): number {
  let [low, high] = [0, document.starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((document.starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The source of a run of tokens; `to` is exclusive. An empty run is at the end of the token before it. */
export function sourceOf(file: string, sentence: Sentence, from: number, to: number): Source {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  if (to <= from || first === undefined || last === undefined) {
    const end = last?.end ?? sentence.tokens.at(-1)?.end ?? 0;
    return { file, sentence: sentence.id, start: end, end };
  }
  return { file, sentence: sentence.id, start: first.start, end: last.end };
}
