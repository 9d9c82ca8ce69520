/**
 * Converts the positions in all messages for an editor that counts otherwise than in UTF-16 units: the one place where
 * columns are converted.
 */
import {
  Message,
  PositionEncodingKind,
  type Position,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { fromUnits, toUnits } from './position-encoding.ts';

/** The text to which the positions of an address belong, as it is now; undefined where it isn't known. */
export type DocumentAt = (uri: string) => TextDocument | undefined;

interface Asked {
  readonly method: string;
  readonly uri: string | undefined;
}

/** What becomes of one position. */
type Convert = (line: string, column: number) => number;

type Fields = Readonly<Record<string, unknown>>;

export class EncodedMessages {
  #encoding: PositionEncodingKind = PositionEncodingKind.UTF16;
  #documentAt: DocumentAt = () => undefined;
  /** Requests of the editor that are still to be answered, by their number. */
  readonly #asked = new Map<number | string | null, Asked>();

  /** From now on positions are counted so; until then in UTF-16 units. */
  use(encoding: PositionEncodingKind, documentAt: DocumentAt): void {
    this.#encoding = encoding;
    this.#documentAt = documentAt;
  }

  /**
   * A message of the editor, with positions in UTF-16 units. To be called when it is handled: its positions are about
   * the text as it is then.
   */
  readonly received = <T extends Message>(message: T): T => {
    if (this.#isUnits || !('params' in message)) return message;
    const uri = addressIn(message.params);
    if (Message.isRequest(message)) this.#asked.set(message.id, { method: message.method, uri });
    return {
      ...message,
      params: this.#converted(message.params, uri, (line, column) => toUnits(line, column, this.#encoding)),
    };
  };

  /** A message to the editor, with positions as it counts them. */
  readonly sent = <T extends Message>(message: T): T => {
    if (this.#isUnits) return message;
    const convert: Convert = (line, units) => fromUnits(line, units, this.#encoding);
    if (!Message.isResponse(message))
      return 'params' in message
        ? { ...message, params: this.#converted(message.params, addressIn(message.params), convert) }
        : message;
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (asked?.method.startsWith('textDocument/semanticTokens') === true)
      return { ...message, result: this.#tokens(message.result, asked.uri) };
    return { ...message, result: this.#converted(message.result, asked?.uri, convert) };
  };

  /** A change of a document, which is about the text before it. */
  readonly change = (
    document: TextDocument,
    change: TextDocumentContentChangeEvent,
  ): TextDocumentContentChangeEvent => {
    if (this.#isUnits || !('range' in change)) return change;
    const position = ({ line, character }: Position): Position => ({
      line,
      character: toUnits(lineOf(document, line), character, this.#encoding),
    });
    return { text: change.text, range: { start: position(change.range.start), end: position(change.range.end) } };
  };

  get #isUnits(): boolean {
    return this.#encoding === PositionEncodingKind.UTF16;
  }

  #converted(value: unknown, uri: string | undefined, convert: Convert): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#converted(each, uri, convert));
    if (!isFields(value)) return value;
    if (isPosition(value)) return { ...value, character: this.#column(uri, value, convert) };
    const here = addressIn(value) ?? uri;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        // What the server gets back as it sent it stays as it is; changes of a text are about the text before each of
        // them.
        if (key === 'data' || key === 'contentChanges') return [key, each];
        return [
          key,
          key === 'changes' && isFields(each) ? this.#byAddress(each, convert) : this.#converted(each, here, convert),
        ];
      }),
    );
  }

  /** The edits of several files. */
  #byAddress(changes: Fields, convert: Convert): Fields {
    return Object.fromEntries(
      Object.entries(changes).map(([uri, edits]) => [uri, this.#converted(edits, uri, convert)]),
    );
  }

  /** Tokens are five numbers each: lines and characters from the one before, the length, and two that stay. */
  #tokens(result: unknown, uri: string | undefined): unknown {
    const data = isFields(result) ? result.data : undefined;
    if (!Array.isArray(data)) return result;
    const numbers = data.map(Number);
    let [line, start, last] = [0, 0, 0];
    const encoded = Array.from({ length: numbers.length / 5 }, (_, index) => {
      const [down = 0, along = 0, length = 0, ...rest] = numbers.slice(index * 5, index * 5 + 5);
      line += down;
      start = down === 0 ? start + along : along;
      const text = this.#line(uri, line) ?? '';
      const [from, to] = [fromUnits(text, start, this.#encoding), fromUnits(text, start + length, this.#encoding)];
      const step = down === 0 ? from - last : from;
      last = from;
      return [down, step, to - from, ...rest];
    });
    return { ...(result as object), data: encoded.flat() };
  }

  /** In a text that isn't known the column stays as it is. */
  #column(uri: string | undefined, { line, character }: Position, convert: Convert): number {
    const text = this.#line(uri, line);
    return text === undefined ? character : convert(text, character);
  }

  #line(uri: string | undefined, line: number): string | undefined {
    const document = uri === undefined ? undefined : this.#documentAt(uri);
    return document === undefined ? undefined : lineOf(document, line);
  }
}

/** A line without its end. */
function lineOf(document: TextDocument, line: number): string {
  return document
    .getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } })
    .replace(/[\r\n]+$/u, '');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isPosition(value: Fields): value is Fields & Position {
  return typeof value.line === 'number' && typeof value.character === 'number';
}

/** The address to which the positions of an object belong, where it says one: its own, or that of what it is about. */
function addressIn(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  if (typeof value.uri === 'string') return value.uri;
  const { textDocument, item, from, data } = value;
  for (const about of [textDocument, item, from, data]) {
    if (isFields(about) && typeof about.uri === 'string') return about.uri;
  }
  return undefined;
}
