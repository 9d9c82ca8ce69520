/** The lines of a text with the statements on each: recognition over several lines works on lines, not sentences. */
import type { Finding, Place, Source } from '../../engine/index.ts';
import { breakAt } from '../read/characters.ts';
import type { Document } from '../read/document.ts';
import { indexBefore, indexOfSentence } from '../read/layout.ts';
import { lineStart, nextLine } from '../read/lines.ts';
import type { Statement } from '../read/statement.ts';

/**
 * One line with words on it. `text` is without comment and soft hyphens, with only plain blanks, and trimmed. `from`
 * and `to` are the offsets of its words, `next` is the start of the next line.
 */
export interface PastedLine {
  readonly text: string;
  readonly comment?: string;
  readonly from: number;
  readonly to: number;
  readonly next: number | undefined;
  readonly isIndented: boolean;
  readonly statements: readonly Statement[];
  /** Whether nothing on it could be read. */
  readonly isUnread: boolean;
  /** Whether anything on it couldn’t be read, or is misplaced. */
  readonly isDoubtful: boolean;
}

/** Maximum length of a line, in characters: text typed or pasted by a person has shorter lines. */
const longest = 4_000;

/** Number of statements assigned to their sentences per time slice. */
const statementsAStep = 1000;

const doubts = new Set(['unreadable-sentence', 'misplaced-sentence', 'open-quote']);

/** Whether a statement, or its place, could not be understood. */
export function isDoubtful({ findings }: Statement): boolean {
  return findings.some(({ rule, severity }) => severity === 'error' && doubts.has(rule));
}

/** A document and the statements of its sentences; lines are created lazily. */
export class PastedText {
  readonly document: Document;
  readonly #statements: ReadonlyMap<number, readonly Statement[]>;
  readonly #lines = new Map<number, PastedLine | undefined>();

  private constructor(document: Document, statements: ReadonlyMap<number, readonly Statement[]>) {
    this.document = document;
    this.#statements = statements;
  }

  /** From all statements of a document, part by part; yields between slices. */
  static *of(
    document: Document,
    parts: Iterable<{ readonly statements: readonly Statement[] }>,
  ): Generator<undefined, PastedText> {
    const bySentence = new Map<number, Statement[]>();
    let left = statementsAStep;
    for (const { statements } of parts) {
      for (const statement of statements) {
        const known = bySentence.get(statement.sentence.id);
        if (known === undefined) bySentence.set(statement.sentence.id, [statement]);
        else known.push(statement);
        left -= 1;
        if (left > 0) continue;
        left = statementsAStep;
        yield;
      }
    }
    return new PastedText(document, bySentence);
  }

  /** The line at an offset; undefined if it is blank or only a comment. */
  lineAt(offset: number): PastedLine | undefined {
    const start = lineStart(this.document.text, offset);
    if (!this.#lines.has(start)) this.#lines.set(start, this.#toLine(start));
    return this.#lines.get(start);
  }

  /** The next line with words, and the number of blank ones between. */
  below({ next }: PastedLine): { readonly line: PastedLine; readonly gap: number } | undefined {
    let gap = 0;
    for (
      let start = next;
      start !== undefined && gap <= widest;
      start = nextLine(this.document.text, start), gap += 1
    ) {
      const line = this.lineAt(start);
      if (line !== undefined) return { line, gap };
      if (!isEmptyLine(this.document.text, start)) return undefined;
    }
    return undefined;
  }

  /** Whether nothing but comments precedes a line. */
  isFirst({ from }: PastedLine): boolean {
    return indexBefore(this.document, from - 1) < 0;
  }

  /** Whether the lines above and below are blank or missing. */
  standsAlone({ from, next }: PastedLine): boolean {
    const { text } = this.document;
    const start = lineStart(text, from);
    const above =
      start === 0 ||
      isEmptyLine(text, lineStart(text, start - (text[start - 1] === '\n' && text[start - 2] === '\r' ? 2 : 1)));
    return above && (next === undefined || isEmptyLine(text, next));
  }

  #toLine(start: number): PastedLine | undefined {
    const { text } = this.document;
    const next = nextLine(text, start);
    let end = start;
    if ((next ?? text.length) - start > longest) return undefined;
    while (end < text.length && breakAt(text, end) === 0) end += 1;
    const pieces = this.#on(start, end);
    const [first] = pieces;
    if (first === undefined) return undefined;
    const comment = this.#commentFrom(Math.max(first.start, start), end);
    const statements = pieces.flatMap((piece) => piece.statements);
    return {
      text: plainText(text.slice(Math.max(first.start, start), comment ?? end)),
      next,
      statements,
      from: Math.max(first.start, start),
      to: comment ?? end,
      isIndented: first.start > start && text.charCodeAt(start) !== bom,
      isUnread:
        statements.length > 0 && statements.every((statement) => statement.parts.length === 0 && isDoubtful(statement)),
      isDoubtful: statements.some(isDoubtful),
      ...(comment === undefined ? {} : { comment: text.slice(comment, end).trim() }),
    };
  }

  /** The sentences that overlap a range, each with the statements in that range. */
  #on(start: number, end: number): readonly { readonly start: number; readonly statements: readonly Statement[] }[] {
    const { sentences, starts } = this.document;
    const found: { start: number; statements: readonly Statement[] }[] = [];
    for (
      let index = Math.max(0, indexBefore(this.document, start));
      index < sentences.length && (starts[index] ?? end) < end;
      index += 1
    ) {
      const [sentence, at] = [sentences[index], starts[index] ?? 0];
      if (sentence === undefined || at + sentence.length <= start) continue;
      const first = sentence.tokens.find((token) => at + token.end > start);
      if (first === undefined || at + first.start >= end) continue;
      const touching = (this.#statements.get(sentence.id) ?? []).filter(({ from, to }) => {
        const [one, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
        return one !== undefined && last !== undefined && at + one.start < end && at + last.end > start;
      });
      found.push({ start: at + first.start, statements: touching });
    }
    return found;
  }

  /** The start of a comment on a line, outside of quotations. */
  #commentFrom(start: number, end: number): number | undefined {
    const { text, sentences, starts } = this.document;
    for (let at = text.indexOf('/', start); at >= 0 && at < end; at = text.indexOf('/', at + 1)) {
      if (text[at + 1] !== '/' && text[at + 1] !== '*') continue;
      const index = indexBefore(this.document, at);
      const inner = at - (starts[index] ?? 0);
      if (sentences[index]?.tokens.some((token) => token.start <= inner && inner < token.end) !== true) return at;
    }
    return undefined;
  }
}

const bom = 0xfeff;

/** Maximum number of consecutive blank lines within a run. */
const widest = 3;

function isEmptyLine(text: string, start: number): boolean {
  let end = start;
  while (end < text.length && breakAt(text, end) === 0) end += 1;
  return plainText(text.slice(start, end)) === '';
}

/** A text without invisible characters inserted by word processors, and with single blanks. */
function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether the line is a common mistake known to the game. */
export function isKnownSlip({ statements }: PastedLine): boolean {
  return statements.some(({ findings }) =>
    findings.some(
      (finding) =>
        finding.rule === 'unreadable-sentence' &&
        (finding.message === 'lacking' || (finding.message === 'slip' && !isPrinting(finding))),
    ),
  );
}

/** Whether the fix makes it text that prints. */
function isPrinting({ fixes }: Finding): boolean {
  return fixes.some(({ intents: [intent] }) => intent?.do === 'replace' && /^(?:read aloud|note)\s/u.test(intent.with));
}

/** The place of a line. */
export function placeOf({ statements }: PastedLine): Place {
  return statements[0]?.context.place ?? 'file';
}

/** The start and the end of a line, as places in sentences. */
export function sourcesOf(
  file: string,
  { document }: PastedText,
  line: PastedLine,
): { readonly from: Source; readonly to: Source } | undefined {
  const last = line.statements.at(-1)?.sentence;
  const first = line.statements[0]?.sentence;
  const [at, end] = [first, last].map((sentence) =>
    sentence === undefined ? undefined : document.starts[indexOfSentence(document, sentence.id) ?? -1],
  );
  if (first === undefined || last === undefined || at === undefined || end === undefined) return undefined;
  const stop = Math.min(last.length, line.to - end);
  return {
    from: { file, sentence: first.id, start: line.from - at, end: Math.min(first.length, line.to - at) },
    to: { file, sentence: last.id, start: Math.min(stop, Math.max(0, line.from - end)), end: stop },
  };
}
