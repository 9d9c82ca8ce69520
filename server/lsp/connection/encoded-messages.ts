/**
 * Converts the positions in all messages for an editor that doesn’t count in UTF-16 units: the only place where columns
 * are converted.
 */
import {
  Message,
  PositionEncodingKind,
  type Position,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { fromUnits, toUnits } from './position-encoding.ts';

/** The current text of a URI, to which positions refer; undefined if unknown. */
export type DocumentAt = (uri: string) => TextDocument | undefined;

interface Asked {
  readonly method: string;
  readonly uri: string | undefined;
}

/** Converts one column. */
type Convert = (line: string, column: number) => number;

type Fields = Readonly<Record<string, unknown>>;

export class EncodedMessages {
  #encoding: PositionEncodingKind = PositionEncodingKind.UTF16;
  #documentAt: DocumentAt = () => undefined;
  /** Unanswered requests of the editor, by id. */
  readonly #asked = new Map<number | string | null, Asked>();

  /** Sets the encoding of positions; UTF-16 before. */
  use(encoding: PositionEncodingKind, documentAt: DocumentAt): void {
    this.#encoding = encoding;
    this.#documentAt = documentAt;
  }

  /**
   * Converts a message of the editor to UTF-16 positions. Call it when the message is handled: its positions refer to
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

  /** Converts a message to the editor to its encoding. */
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

  /** Converts a change of a document, whose positions refer to the text before it. */
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
        // `data` comes back to the server as sent, so it isn’t converted; content changes refer to the text before each
        // of them.
        if (key === 'data' || key === 'contentChanges') return [key, each];
        return [
          key,
          key === 'changes' && isFields(each) ? this.#byAddress(each, convert) : this.#converted(each, here, convert),
        ];
      }),
    );
  }

  /** Edits by URI. */
  #byAddress(changes: Fields, convert: Convert): Fields {
    return Object.fromEntries(
      Object.entries(changes).map(([uri, edits]) => [uri, this.#converted(edits, uri, convert)]),
    );
  }

  /** A token is five numbers: line and character relative to the previous one, the length, and two that stay. */
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

  /** If the text is unknown the column stays as it is. */
  #column(uri: string | undefined, { line, character }: Position, convert: Convert): number {
    const text = this.#line(uri, line);
    return text === undefined ? character : convert(text, character);
  }

  #line(uri: string | undefined, line: number): string | undefined {
    const document = uri === undefined ? undefined : this.#documentAt(uri);
    return document === undefined ? undefined : lineOf(document, line);
  }
}

/** A line without its line break. */
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

/** The URI that the positions of an object refer to, if it has one: its own, or that of what it is about. */
function addressIn(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  if (typeof value.uri === 'string') return value.uri;
  const { textDocument, item, from, data } = value;
  for (const about of [textDocument, item, from, data]) {
    if (isFields(about) && typeof about.uri === 'string') return about.uri;
  }
  return undefined;
}
