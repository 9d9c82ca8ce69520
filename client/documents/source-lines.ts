/** Reveals source lines in their editor, with or without moving the caret and the focus. */
import {
  commands,
  Range,
  type TextDocument,
  type TextDocumentShowOptions,
  type TextEditor,
  TextEditorRevealType,
  type Uri,
  ViewColumn,
  window,
} from 'vscode';
import type { Lines } from '../../server/protocol/index.ts';
import { expectCaret } from './caret.ts';
import { isSame, parseUri } from './documents.ts';

/** Scrolls the lines into view in all visible editors of their document, without moving caret or focus. */
export function revealQuietly(lines: Lines): void {
  for (const editor of editorsOf(lines)) {
    editor.revealRange(rangeIn(editor.document, lines), TextEditorRevealType.InCenterIfOutsideViewport);
  }
}

/** Moves caret and focus to the lines, opening their document beside the panel (in `panelColumn`) if necessary. */
export async function goToLines(lines: Lines, panelColumn: ViewColumn | undefined): Promise<void> {
  const uri = parseUri(lines.uri);
  if (uri === undefined) return;
  const line = firstOf(lines);
  const options: TextDocumentShowOptions = {
    viewColumn: columnOf(lines) ?? besideOf(panelColumn),
    selection: new Range(line, 0, line, 0),
  };
  expectCaret(uri, line);
  await open(uri, options);
  revealQuietly(lines);
}

/** Opens a document beside the panel. */
export async function openBeside(uri: Uri, panelColumn: ViewColumn | undefined): Promise<void> {
  await open(uri, { viewColumn: besideOf(panelColumn) });
}

// Via a command, since documents opened by an extension stay open for minutes after their last editor is closed.
async function open(uri: Uri, options: TextDocumentShowOptions): Promise<void> {
  await commands.executeCommand('vscode.open', uri, options);
}

function besideOf(panelColumn: ViewColumn | undefined): ViewColumn {
  return panelColumn === ViewColumn.One ? ViewColumn.Beside : ViewColumn.One;
}

function editorsOf(lines: Lines): readonly TextEditor[] {
  return window.visibleTextEditors.filter((editor) => isSourceOf(editor.document.uri, lines));
}

function columnOf(lines: Lines): ViewColumn | undefined {
  return editorsOf(lines).find((editor) => editor.viewColumn !== undefined)?.viewColumn;
}

export function isSourceOf(uri: Uri, lines: Lines): boolean {
  const source = parseUri(lines.uri);
  return source !== undefined && isSame(source, uri);
}

/** The first line, counted from 0 as in VS Code. */
function firstOf({ from }: Lines): number {
  return Math.max(0, from - 1);
}

/** The lines as a range, clamped to the document, which may have become shorter. */
function rangeIn(document: TextDocument, lines: Lines): Range {
  const first = firstOf(lines);
  const last = Math.max(first, lines.to - 1);
  return document.validateRange(new Range(first, 0, last, Number.MAX_SAFE_INTEGER));
}
