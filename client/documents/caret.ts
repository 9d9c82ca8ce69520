/** Reports when the writer moves the caret to another line; ignores typing within a line and programmatic moves. */
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

/** Where the panel is about to put the caret; undefined once the caret of that document has moved. */
let expected: { readonly address: string; readonly line: number } | undefined;

/** Suppresses the report of the panel’s own move of the caret to this line, counted from 0. */
export function expectCaret(uri: Uri, line: number): void {
  expected = { address: uri.toString(), line };
}

/** Calls back with the line, counted from 1, whenever the writer has moved to another line or clicked. */
export function onCaretMoved(uri: Uri, callBack: (line: number) => void): Disposable {
  let last = caretIn(uri);
  // The caret’s position if only text changes have moved it, by lines inserted or removed above it.
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

/** The caret’s line in an editor of this document, counted from 1; undefined if no editor shows it. */
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

/** The position after a change of the text. */
function carriedBy(place: Position, { range, text }: TextDocumentContentChangeEvent): Position {
  if (range.end.isAfter(place)) return place;
  return place.translate(text.split('\n').length - 1 - (range.end.line - range.start.line));
}
