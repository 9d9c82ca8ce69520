/** What is being typed at an offset of a text. */
import { bounds } from '../read/bounds.ts';
import { closersOf } from '../read/characters.ts';
import { indexBefore, type OffsetRange } from '../read/layout.ts';
import type { Reading } from '../read/read.ts';
import { SentenceScanner, type Sentence } from '../read/sentences.ts';
import type { Token } from '../read/tokens.ts';

/** The sentence being typed, up to the caret and without the word at it. */
export interface Typed {
  readonly sentence: Sentence;
  readonly range: OffsetRange;
  /** Set within a quotation: the mark that closes it; empty if that already follows. */
  readonly closer?: string;
  /** The index of that sentence among the document's; that of the next one if it is empty. */
  readonly index: number;
  /** Set if the sentence is still empty. */
  readonly isNew?: true;
}

/** Undefined within comments, and beyond the maximum length of a sentence. */
export function typedBefore({ document, text }: Reading, offset: number): Typed | undefined {
  const index = indexBefore(document, offset);
  const start = document.starts[index] ?? 0;
  if (offset - start > bounds.sentence) return undefined;
  const before = new SentenceScanner(text.slice(0, offset), index < 0 ? 0 : start, 0, document.titled);
  let sentence: Sentence | undefined;
  let [from, count] = [offset, 0];
  for (let at = before.skip(); at !== undefined; at = before.skip()) {
    const next = before.next();
    [sentence, from] = [next.sentence, next.start];
    count += 1;
  }
  const onward = sentence === undefined || endsBefore(text, from + sentence.length, offset, sentence);
  if (insideComment(text, offset)) return undefined;
  if (sentence === undefined || onward)
    return {
      sentence: emptySentence,
      range: { start: offset, end: offset },
      index: index + Math.max(count, 1),
      isNew: true,
    };
  const last = sentence.tokens.at(-1);
  if (last?.kind === 'prose' && (last.open || from + last.end > offset))
    return quoteBefore({ document, text }, offset, { sentence, from, last, index: index + count - 1 });
  const here = { index: index + count - 1, sentence };
  if (last?.kind !== 'word' || from + last.end !== offset) return { ...here, range: { start: offset, end: offset } };
  return {
    ...here,
    sentence: { ...sentence, tokens: sentence.tokens.slice(0, -1) },
    range: { start: from + last.start, end: offset },
  };
}

interface Quotation {
  readonly sentence: Sentence;
  readonly from: number;
  readonly last: Token;
  readonly index: number;
}

/**
 * The quotation around the caret: its words up to the caret, and if it is closed also those after the caret on the
 * line.
 */
function quoteBefore(
  { document, text }: Pick<Reading, 'document' | 'text'>,
  offset: number,
  { sentence, from, last, index }: Quotation,
): Typed {
  const start = from + last.start + 1;
  const closer = closersOf(text[start - 1] ?? '')?.[0] ?? '';
  // A text that ends at the caret may split into other sentences than the whole text.
  const whole =
    document.starts[index] === from
      ? document.sentences[index]?.tokens.find((token) => token.start === last.start)
      : undefined;
  const end = whole === undefined || whole.open ? offset : from + whole.end - 1;
  const isInLine = !/[\r\n]/u.test(text.slice(offset, end));
  return {
    sentence: { ...sentence, tokens: sentence.tokens.slice(0, -1) },
    index,
    range: { start, end: Math.max(start, isInLine ? end : offset) },
    closer: end > offset || text[offset] === closer ? '' : closer,
  };
}

const emptySentence: Sentence = { id: 0, tokens: [], comments: [], length: 0, reach: 0, open: false };

/** Whether a sentence ends before the caret: by a full stop, or by the end of its line. */
function endsBefore(text: string, end: number, offset: number, sentence: Sentence): boolean {
  const between = text.slice(end, offset);
  if (/[\r\n]/u.test(between)) return sentence.tokens.at(-1)?.text !== ',';
  return text[end - 1] === '.' && between.length > 0;
}

function insideComment(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /(?:^|\s)\/\//u.test(line.replace(/"[^"]*"/gu, ''));
}
