/** Splits text into sentences: one ends with its line, or at a full stop; a trailing comma joins the next line. */
import { bounds } from './bounds.ts';
import { breakAt, isBlank, isCapitalised } from './characters.ts';
import { scanToken, type Token } from './tokens.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * One sentence, independent of its place: everything in it counts from its first character. The object is kept while
 * its text and its lookahead are untouched, so values derived from it stay valid.
 */
export interface Sentence {
  readonly id: number;
  readonly tokens: readonly Token[];
  readonly comments: readonly Span[];
  readonly length: number;
  /** The length of text, from its first character, that the scanner looked at to read the sentence. */
  readonly reach: number;
  /** Whether its last quotation lacks its closing mark. */
  readonly open: boolean;
  /** Set if the next lines may be the rest of that quotation. */
  readonly runsOn?: true;
  /** Set if one of its quotations is empty. */
  readonly empty?: true;
}

/** A sentence with its offset. */
export interface Placed {
  readonly sentence: Sentence;
  readonly start: number;
}

/** Whether two sentences are the same in all but their id. */
export function sameSentence(one: Sentence, other: Sentence): boolean {
  return (
    one.length === other.length &&
    one.reach === other.reach &&
    one.open === other.open &&
    one.runsOn === other.runsOn &&
    one.tokens.length === other.tokens.length &&
    one.comments.length === other.comments.length &&
    one.tokens.every((token, index) => sameToken(token, other.tokens[index])) &&
    one.comments.every(
      ({ start, end }, index) => start === other.comments[index]?.start && end === other.comments[index].end,
    )
  );
}

function sameToken(one: Token, other: Token | undefined): boolean {
  return (
    other !== undefined &&
    one.kind === other.kind &&
    one.text === other.text &&
    one.start === other.start &&
    one.end === other.end &&
    one.onNewLine === other.onNewLine &&
    one.open === other.open &&
    one.stop === other.stop
  );
}

/**
 * Scans sentences one after another from an offset. In those that begin with a `titled` word, quotations end with their
 * line.
 */
export class SentenceScanner {
  readonly #text: string;
  readonly #titled: ReadonlySet<string>;
  #at: number;
  #nextId: number;
  #noMoreCommentEnds = false;
  #tokens: Token[] = [];
  #comments: Span[] = [];
  #start = 0;
  #isTitle = false;
  #reach = 0;

  constructor(text: string, from: number, nextId: number, titled: ReadonlySet<string>) {
    this.#text = text;
    this.#titled = titled;
    this.#at = from;
    this.#nextId = nextId;
  }

  /** How far the scanner looked ahead to find the end of the gap before this sentence. */
  get looked(): number {
    return this.#reach;
  }

  get nextId(): number {
    return this.#nextId;
  }

  /** Skips blanks, line breaks and comments; returns the start of the next sentence, or `undefined` at the end. */
  skip(): number | undefined {
    this.#reach = 0;
    for (;;) {
      if (this.#at >= this.#text.length) return undefined;
      const step = breakAt(this.#text, this.#at);
      if (step > 0) this.#at += step;
      else if (isBlank(this.#text.charCodeAt(this.#at))) this.#at += 1;
      else {
        const end = this.#commentEnd(this.#at);
        if (end === undefined) return this.#at;
        this.#at = end;
      }
    }
  }

  /** Scans the sentence that starts here; call after `skip`. */
  next(): Placed {
    this.#tokens = [];
    this.#isTitle = false;
    if (this.#comments.length > 0) this.#comments = [];
    this.#start = this.#at;
    let end = this.#at;
    let newLine = false;
    for (;;) {
      const gap = this.#gap();
      if (gap === 'end') break;
      newLine ||= gap === 'joined';
      if (this.#isStop()) {
        this.#at += 1;
        end = this.#at;
        break;
      }
      if (this.#skipsAbbreviation()) continue;
      this.#token(newLine);
      newLine = false;
      end = this.#at;
      if (this.#tokens.length > bounds.tokens) {
        end = this.#endOfLines();
        break;
      }
    }
    this.#at = end;
    return { sentence: this.#sentence(end), start: this.#start };
  }

  /** Where the lines of an overlong sentence end; its remaining tokens aren’t needed. */
  #endOfLines(): number {
    for (let at = this.#at; ;) {
      const end = this.#lineEnd(at);
      const next = end + breakAt(this.#text, end);
      this.#reach = Math.max(this.#reach, next);
      if (next === end || this.#text[end - 1] !== ',') return end;
      at = next;
    }
  }

  #sentence(end: number): Sentence {
    const id = this.#nextId;
    this.#nextId += 1;
    const open = this.#tokens.at(-1)?.open === true;
    return {
      id,
      tokens: this.#tokens,
      comments:
        this.#comments.length === 0
          ? noComments
          : this.#comments.filter((comment) => comment.start < end - this.#start),
      length: end - this.#start,
      reach: Math.max(this.#reach, end + 4) - this.#start,
      open,
      ...(open && !this.#isTitle ? { runsOn: true } : {}),
      ...(this.#tokens.some(isEmpty) ? { empty: true } : {}),
    };
  }

  #token(onNewLine: boolean): void {
    const scanned = scanToken(this.#text, this.#at, this.#isTitle);
    const { kind, text, open } = scanned;
    if (this.#tokens.length === 0) this.#isTitle = kind === 'word' && this.#titled.has(text.toLowerCase());
    this.#tokens.push({ kind, text, start: this.#at - this.#start, end: scanned.end - this.#start, onNewLine, open });
    this.#reach = Math.max(this.#reach, scanned.reach);
    this.#at = scanned.end;
  }

  /**
   * Skips blanks and comments within a sentence, and a line break after a comma. Sets the lookahead, since a word typed
   * after trailing blanks would belong to the sentence.
   */
  #gap(): 'none' | 'joined' | 'end' {
    const gap = this.#gapTo();
    this.#reach = Math.max(this.#reach, this.#at + 2);
    return gap;
  }

  #gapTo(): 'none' | 'joined' | 'end' {
    let joined = false;
    for (;;) {
      if (this.#at >= this.#text.length) return 'end';
      const step = breakAt(this.#text, this.#at);
      if (step > 0) {
        if (this.#tokens.at(-1)?.text !== ',' || this.#blankLineFollows(this.#at + step)) return 'end';
        this.#at += step;
        joined = true;
      } else if (isBlank(this.#text.charCodeAt(this.#at))) this.#at += 1;
      else {
        const end = this.#commentEnd(this.#at);
        if (end === undefined) return joined ? 'joined' : 'none';
        this.#comments.push({ start: this.#at - this.#start, end: end - this.#start });
        this.#reach = Math.max(this.#reach, end + 2);
        this.#at = end;
      }
    }
  }

  #blankLineFollows(from: number): boolean {
    let at = from;
    while (isBlank(this.#text.charCodeAt(at))) at += 1;
    this.#reach = Math.max(this.#reach, at + 3);
    return at >= this.#text.length || breakAt(this.#text, at) > 0;
  }

  #isStop(): boolean {
    if (this.#text[this.#at] !== '.') return false;
    const next = this.#at + 1;
    const ends =
      next >= this.#text.length ||
      breakAt(this.#text, next) > 0 ||
      isBlank(this.#text.charCodeAt(next)) ||
      this.#text[next] === '/';
    return ends && !this.#isAbbreviated();
  }

  #skipsAbbreviation(): boolean {
    const last = this.#tokens.at(-1);
    if (this.#text[this.#at] !== '.' || last === undefined || !this.#isAbbreviated()) return false;
    this.#tokens.splice(-1, 1, { ...last, stop: true });
    this.#at += 1;
    return true;
  }

  /** The full stops in `Dr. Smith` and `J. Smith` don’t end a sentence. */
  #isAbbreviated(): boolean {
    const last = this.#tokens.at(-1);
    if (last?.kind !== 'word' || last.end + this.#start !== this.#at || this.#text[this.#at + 1] !== ' ') return false;
    if (last.text === 'vs') return true;
    if (!isCapitalised(this.#text.slice(this.#at + 2, this.#at + 4))) return false;
    return titles.has(last.text) || (last.text.length === 1 && isCapitalised(last.text));
  }

  #commentEnd(at: number): number | undefined {
    if (this.#text[at] !== '/') return undefined;
    if (this.#text[at + 1] === '/') return this.#lineEnd(at);
    if (this.#text[at + 1] !== '*') return undefined;
    const close = this.#noMoreCommentEnds ? -1 : this.#text.indexOf('*/', at + 2);
    if (close >= 0) return close + 2;
    this.#noMoreCommentEnds = true;
    this.#reach = Number.POSITIVE_INFINITY;
    return this.#lineEnd(at);
  }

  #lineEnd(from: number): number {
    let at = from;
    while (at < this.#text.length && breakAt(this.#text, at) === 0) at += 1;
    return at;
  }
}

function isEmpty({ kind, text }: Token): boolean {
  return kind === 'prose' && (text === '' || text.trim() === '');
}

const noComments: readonly Span[] = [];

const titles = new Set([
  'Dr',
  'Mr',
  'Mrs',
  'Ms',
  'Mx',
  'St',
  'Prof',
  'Sgt',
  'Lt',
  'Capt',
  'Col',
  'Gen',
  'Rev',
  'Fr',
  'Sr',
  'Jr',
  'Det',
  'Insp',
]);
