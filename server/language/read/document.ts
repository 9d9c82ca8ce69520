/**
 * One text cut into sentences, and where each of them stands; read again, it keeps the sentences that did not change.
 */
import { runToEnd } from '../../engine/index.ts';
import { bounds, overBound, type Cut } from './bounds.ts';
import { sameSentence, SentenceScanner, type Placed, type Sentence } from './sentences.ts';

export interface Document {
  readonly file: string;
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** The offset of each sentence's first character. */
  readonly starts: readonly number[];
  /** The words that begin sentences whose quotations end with their line. */
  readonly titled: ReadonlySet<string>;
  /** The number that the next new sentence gets. */
  readonly nextId: number;
  /** Where reading stopped, and why, when the text is larger than the reader takes. */
  readonly cut?: Cut;
}

/** Cuts a text into sentences. In those that begin with one of some words quotations end with their line. */
export function toDocument(file: string, text: string, titled: ReadonlySet<string> = noWords): Document {
  return runToEnd(scan(file, text, titled, undefined));
}

/** `toDocument`, stopping again and again, so that it can be done bit by bit. */
export function documentSteps(file: string, text: string, titled: ReadonlySet<string>): Generator<undefined, Document> {
  return scan(file, text, titled, undefined);
}

/** The same as `toDocument`, with the sentences of `previous` wherever they did not change. */
export function rereadDocument(previous: Document, text: string): Document {
  return runToEnd(rereadSteps(previous, text));
}

/** The sentence with more words in front of one of its tokens, and how many tokens these are. */
export function withWordsAt(
  file: string,
  sentence: Sentence,
  at: number,
  words: string,
): { readonly sentence: Sentence; readonly added: number } {
  const more = toDocument(file, words).sentences[0]?.tokens ?? [];
  const tokens = sentence.tokens.toSpliced(at, 0, ...more.map((token) => ({ ...token, onNewLine: false })));
  return { sentence: { ...sentence, tokens }, added: more.length };
}

/** `rereadDocument`, stopping again and again. */
export function* rereadSteps(previous: Document, text: string): Generator<undefined, Document> {
  return previous.text === text ? previous : yield* scan(previous.file, text, previous.titled, previous);
}

const noWords: ReadonlySet<string> = new Set();

/** So many sentences are cut before others may be heard. */
const sentencesAStep = 20;

function* scan(
  file: string,
  text: string,
  titled: ReadonlySet<string>,
  previous: Document | undefined,
): Generator<undefined, Document> {
  let cut = overBound(text);
  const read = cut === undefined ? text : text.slice(0, cut.at);
  const kept = previous === undefined ? 0 : keptBefore(previous, sharedStart(previous.text, read));
  const sentences = previous?.sentences.slice(0, kept) ?? [];
  const starts = previous?.starts.slice(0, kept) ?? [];
  const last = sentences.at(-1);
  const from = last === undefined ? 0 : (starts.at(-1) ?? 0) + last.length;
  const rest = previous === undefined ? undefined : new Rest(previous, read, sharedEnd(previous.text, read));
  const scanner = new SentenceScanner(read, from, previous?.nextId ?? 1, titled);
  // Of a line that is there twice now, only one is the one that was there before.
  let taken = kept;
  for (let at = scanner.skip(); at !== undefined; at = scanner.skip()) {
    if (sentences.length >= bounds.sentences) {
      cut = { at, what: 'sentences', bound: bounds.sentences };
      break;
    }
    // A comment that is never closed makes all that follows depend on the rest of the text.
    if (scanner.looked <= at && rest?.append(at, taken, sentences, starts) === true) break;
    const placed = scanner.next();
    const before = asBefore(previous, sentences.length, placed);
    if (before !== undefined) taken = sentences.length + 1;
    sentences.push(before ?? placed.sentence);
    starts.push(placed.start);
    if (sentences.length % sentencesAStep === 0) yield;
  }
  return { file, text, sentences, starts, titled, nextId: scanner.nextId, ...(cut === undefined ? {} : { cut }) };
}

/**
 * The sentence of the older text, where it has one that is no different: to know its end one may have had to look at
 * what was changed behind it.
 */
function asBefore(previous: Document | undefined, index: number, { sentence, start }: Placed): Sentence | undefined {
  const before = previous?.sentences[index];
  return before !== undefined && previous?.starts[index] === start && sameSentence(before, sentence)
    ? before
    : undefined;
}

/** How many sentences, from the first, were known without looking beyond the part that both texts share. */
function keptBefore(previous: Document, shared: number): number {
  const { sentences, starts } = previous;
  let kept = 0;
  while (kept < sentences.length && (starts[kept] ?? 0) + (sentences[kept]?.reach ?? 0) <= shared) kept += 1;
  return kept;
}

/** The unchanged end of the older text: from the first place where both have a sentence, all is as it was. */
class Rest {
  readonly #previous: Document;
  readonly #shift: number;
  readonly #start: number;
  #index = 0;

  constructor(previous: Document, text: string, shared: number) {
    this.#previous = previous;
    this.#shift = text.length - previous.text.length;
    this.#start = text.length - shared;
    // A text that was cut off is read in full.
    if (previous.cut !== undefined) this.#start = Number.POSITIVE_INFINITY;
  }

  /**
   * Appends all sentences from an offset of the newer text on, if the older one has a sentence there that is none of
   * the first so many.
   */
  append(at: number, taken: number, sentences: Sentence[], starts: number[]): boolean {
    if (at < this.#start) return false;
    const previous = this.#previous;
    while ((previous.starts[this.#index] ?? Number.POSITIVE_INFINITY) + this.#shift < at) this.#index += 1;
    if (this.#index < taken || (previous.starts[this.#index] ?? -1) + this.#shift !== at) return false;
    for (let index = this.#index; index < previous.sentences.length; index += 1) {
      const sentence = previous.sentences[index];
      if (sentence === undefined) break;
      sentences.push(sentence);
      starts.push((previous.starts[index] ?? 0) + this.#shift);
    }
    return true;
  }
}

/** Whole blocks are compared at once, which is much quicker than letter by letter. */
const block = 1024;

function sharedStart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at + block <= length && one.slice(at, at + block) === other.slice(at, at + block)) at += block;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

function sharedEnd(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const ending = (text: string, from: number): string => text.slice(text.length - from - block, text.length - from);
  let count = 0;
  while (count + block <= length && ending(one, count) === ending(other, count)) count += block;
  while (count < length && one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count))
    count += 1;
  return count;
}
