/** A text split into sentences, with their offsets; unchanged sentences are reused when it is read again. */
import { runToEnd } from '../../engine/index.ts';
import { bounds, overBound, type Cut } from './bounds.ts';
import { sameSentence, SentenceScanner, type Placed, type Sentence } from './sentences.ts';

export interface Document {
  readonly file: string;
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** The offset of each sentence's first character. */
  readonly starts: readonly number[];
  /** First words of sentences whose quotations end at the end of the line. */
  readonly titled: ReadonlySet<string>;
  /** The id of the next new sentence. */
  readonly nextId: number;
  /** Where reading stopped, and why, if the text is too large. */
  readonly cut?: Cut;
}

/** Splits a text into sentences. In those that begin with one of the `titled` words, quotations end with their line. */
export function toDocument(file: string, text: string, titled: ReadonlySet<string> = noWords): Document {
  return runToEnd(scan(file, text, titled, undefined));
}

/** `toDocument` as resumable steps. */
export function documentSteps(file: string, text: string, titled: ReadonlySet<string>): Generator<undefined, Document> {
  return scan(file, text, titled, undefined);
}

/** Like `toDocument`, but reuses the unchanged sentences of `previous`. */
export function rereadDocument(previous: Document, text: string): Document {
  return runToEnd(rereadSteps(previous, text));
}

/** The sentence with words inserted before one of its tokens, and the number of tokens inserted. */
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

/** `rereadDocument` as resumable steps. */
export function* rereadSteps(previous: Document, text: string): Generator<undefined, Document> {
  return previous.text === text ? previous : yield* scan(previous.file, text, previous.titled, previous);
}

const noWords: ReadonlySet<string> = new Set();

/** Number of sentences scanned per time slice. */
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
  // If a line now occurs twice, only one of the two reuses the old sentence.
  let taken = kept;
  for (let at = scanner.skip(); at !== undefined; at = scanner.skip()) {
    if (sentences.length >= bounds.sentences) {
      cut = { at, what: 'sentences', bound: bounds.sentences };
      break;
    }
    // After a comment that is never closed, everything depends on the rest of the text.
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
 * The old sentence at the same place, if it is equal: it may have been scanned again only because its lookahead reached
 * into the change.
 */
function asBefore(previous: Document | undefined, index: number, { sentence, start }: Placed): Sentence | undefined {
  const before = previous?.sentences[index];
  return before !== undefined && previous?.starts[index] === start && sameSentence(before, sentence)
    ? before
    : undefined;
}

/** The number of leading sentences whose lookahead ends within the prefix that both texts share. */
function keptBefore(previous: Document, shared: number): number {
  const { sentences, starts } = previous;
  let kept = 0;
  while (kept < sentences.length && (starts[kept] ?? 0) + (sentences[kept]?.reach ?? 0) <= shared) kept += 1;
  return kept;
}

/**
 * The unchanged suffix of the old text: from the first place where both texts have a sentence, all sentences are
 * reused.
 */
class Rest {
  readonly #previous: Document;
  readonly #shift: number;
  readonly #start: number;
  #index = 0;

  constructor(previous: Document, text: string, shared: number) {
    this.#previous = previous;
    this.#shift = text.length - previous.text.length;
    this.#start = text.length - shared;
    // If the previous text was cut off, its end isn’t reused.
    if (previous.cut !== undefined) this.#start = Number.POSITIVE_INFINITY;
  }

  /**
   * Appends all sentences from an offset of the new text on, if an old sentence starts there that isn’t among the first
   * `taken`.
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

/** Compares whole blocks first, which is much faster than single characters. */
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
