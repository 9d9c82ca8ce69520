/** Tracks where the writer is typing in each document, from the changes: the editor doesn’t send the caret. */
import type { Position, Range, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { sentenceRangeAt } from '../../language/index.ts';
import { toRange } from './convert.ts';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** The caret after the last change, and the first of the lines typed without a break that end with the caret’s. */
export interface TypingPlace {
  readonly caret: Position;
  readonly from: number;
}

/** Converts a change to positions in UTF-16 units. */
type InUnits = (document: TextDocument, change: TextDocumentContentChangeEvent) => TextDocumentContentChangeEvent;

export class Typing {
  readonly #places = new Map<string, TypingPlace>();
  readonly #inUnits: InUnits;

  constructor(inUnits: InUnits = (_document, change) => change) {
    this.#inUnits = inUnits;
  }

  /** Undefined if nothing was typed since the document was opened, or if several lines were pasted last. */
  placeIn(uri: string): TypingPlace | undefined {
    return this.#places.get(uri);
  }

  /** Applies changes to a document, and records where they were made. */
  readonly update = (
    document: TextDocument,
    changes: readonly TextDocumentContentChangeEvent[],
    version: number,
  ): TextDocument => {
    for (const each of changes) {
      const change = this.#inUnits(document, each);
      this.#note(document, change);
      TextDocument.update(document, [change], version);
    }
    return document;
  };

  close(uri: string): void {
    this.#places.delete(uri);
  }

  #note(document: TextDocument, change: TextDocumentContentChangeEvent): void {
    const { uri } = document;
    const place = 'range' in change ? placeAfter(this.#places.get(uri), document, change) : undefined;
    if (place === undefined) this.#places.delete(uri);
    else this.#places.set(uri, place);
  }
}

/** The sentence being typed at the caret; undefined if the caret is after a sentence, on a line of its own. */
export function sentenceAt(analysis: Analysis, caret: Position): Range | undefined {
  const range = sentenceRangeAt(analysis.reading, analysis.lines.offsetAt(caret));
  return range === undefined ? undefined : toRange(analysis, range);
}

interface Change {
  readonly range: Range;
  readonly text: string;
}

function placeAfter(place: TypingPlace | undefined, document: TextDocument, change: Change): TypingPlace | undefined {
  const { start, end } = change.range;
  const added = change.text.split(/\r\n?|\n/u);
  // Pasted lines are indented where they are pasted, and nobody is in the middle of typing them.
  if (added.length > 2) return undefined;
  if (
    place !== undefined &&
    isIndentation(document, change) &&
    start.line >= place.from &&
    start.line <= place.caret.line
  )
    return indented(place, change);
  const last = added.at(-1) ?? '';
  const line = start.line + added.length - 1;
  const caret = { line, character: last.length + (added.length === 1 ? start.character : 0) };
  const goesOn = place !== undefined && (start.line === place.caret.line || end.line === place.caret.line);
  return { caret, from: goesOn ? Math.min(place.from, start.line) : line };
}

/** Whether only the blanks at the start of a line change. */
function isIndentation(document: TextDocument, { range: { start, end }, text }: Change): boolean {
  const before = document.getText({ start: { line: start.line, character: 0 }, end });
  return start.line === end.line && /^[ \t]*$/u.test(before) && /^[ \t]*$/u.test(text);
}

/** After a change of indentation the writer is still typing in the last of the lines. */
function indented({ caret, from }: TypingPlace, { range: { start, end }, text }: Change): TypingPlace {
  if (start.line !== caret.line) return { caret, from };
  const moved = text.length - (end.character - start.character);
  return {
    caret: { line: caret.line, character: Math.max(caret.character + moved, start.character + text.length) },
    from,
  };
}
