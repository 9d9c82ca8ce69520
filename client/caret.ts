/** Where a writer puts the caret of one document. What programs do with it, and typing within a line, is no news. */
import { type Disposable, type TextEditor, TextEditorSelectionChangeKind, type Uri, window } from 'vscode';
import { isSame } from './documents.ts';

/** Calls back with the line, counted from 1, whenever the writer has gone to another one, or has clicked. */
export function onCaretMoved(uri: Uri, callBack: (line: number) => void): Disposable {
  let last = caretLine(uri);
  return window.onDidChangeTextEditorSelection(({ textEditor, kind }) => {
    if (!isSame(textEditor.document.uri, uri)) return;
    const line = lineOf(textEditor);
    const isClick = kind === TextEditorSelectionChangeKind.Mouse;
    const isStep = kind === TextEditorSelectionChangeKind.Keyboard && line !== last;
    last = line;
    if (isClick || isStep) callBack(line);
  });
}

/** The line of the caret in an editor of this document, counted from 1; undefined where none is to be seen. */
export function caretLine(uri: Uri): number | undefined {
  const editors = [window.activeTextEditor, ...window.visibleTextEditors];
  const editor = editors.find((candidate) => candidate !== undefined && isSame(candidate.document.uri, uri));
  return editor === undefined ? undefined : lineOf(editor);
}

function lineOf(editor: TextEditor): number {
  return editor.selection.active.line + 1;
}
