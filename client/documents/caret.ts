/** Where a writer puts the caret of one document. What programs do with it, and typing within a line, is no news. */
import {
  Disposable,
  type Position,
  type TextDocumentContentChangeEvent,
  type TextEditor,
  TextEditorSelectionChangeKind,
  type Uri,
  window,
  workspace,
} from 'vscode';
import { isSame } from './documents.ts';

/** Where the panel itself is about to put the caret; undefined once the caret of that document has moved. */
let expected: { readonly address: string; readonly line: number } | undefined;

/** The panel is about to put the caret on this line, counted from 0: that it goes there is no news. */
export function expectCaret(uri: Uri, line: number): void {
  expected = { address: uri.toString(), line };
}

/**
 * Calls back with the line, counted from 1, whenever the writer has gone to another one, by whatever means, or has
 * clicked.
 */
export function onCaretMoved(uri: Uri, callBack: (line: number) => void): Disposable {
  let last = caretIn(uri);
  // Where it is when nobody but the text has moved: lines that come or go above it take it along.
  let carried = last;
  return Disposable.from(
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (carried !== undefined && isSame(document.uri, uri)) carried = contentChanges.reduce(carriedBy, carried);
    }),
    window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
      if (!isSame(textEditor.document.uri, uri)) return;
      const caret = textEditor.selection.active;
      const isOwn = isExpected(uri, caret);
      const isNews =
        !isOwn && isByReader(kind, caret, kind === TextEditorSelectionChangeKind.Keyboard ? last : carried);
      last = caret;
      carried = caret;
      if (isNews) callBack(caret.line + 1);
    }),
  );
}

/** The line of the caret in an editor of this document, counted from 1; undefined where none is to be seen. */
export function caretLine(uri: Uri): number | undefined {
  const caret = caretIn(uri);
  return caret === undefined ? undefined : caret.line + 1;
}

function caretIn(uri: Uri): Position | undefined {
  const editors: readonly (TextEditor | undefined)[] = [window.activeTextEditor, ...window.visibleTextEditors];
  return editors.find((candidate) => candidate !== undefined && isSame(candidate.document.uri, uri))?.selection.active;
}

function isByReader(
  kind: TextEditorSelectionChangeKind | undefined,
  caret: Position,
  before: Position | undefined,
): boolean {
  return kind === TextEditorSelectionChangeKind.Mouse || caret.line !== before?.line;
}

function isExpected(uri: Uri, { line }: Position): boolean {
  const isOfThis = expected?.address === uri.toString();
  const isThere = isOfThis && expected?.line === line;
  if (isOfThis) expected = undefined;
  return isThere;
}

/** Where a place of the text is after a change of it. */
function carriedBy(place: Position, { range, text }: TextDocumentContentChangeEvent): Position {
  if (range.end.isAfter(place)) return place;
  return place.translate(text.split('\n').length - 1 - (range.end.line - range.start.line));
}
