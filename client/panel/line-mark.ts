/** Highlights the source lines of the panel’s current step in every visible editor. */
import {
  DecorationRangeBehavior,
  Disposable,
  Range,
  type TextDocument,
  type TextDocumentChangeEvent,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import type { Lines } from '../../server/protocol/index.ts';
import { type LineEdit, lineEdits, type LineSpan, spanAfter } from './line-edits.ts';
import { isSourceOf } from '../documents/source-lines.ts';

/** A version of a document. */
export interface TextVersion {
  readonly uri: string;
  readonly version: number;
}

export class LineMark implements Disposable {
  readonly #look = window.createTextEditorDecorationType({
    isWholeLine: true,
    // Text typed at its ends isn’t marked; otherwise everything written in an emptied document would be.
    rangeBehavior: DecorationRangeBehavior.ClosedClosed,
    backgroundColor: new ThemeColor('editor.rangeHighlightBackground'),
    // High-contrast themes don’t define that background.
    borderColor: new ThemeColor('focusBorder'),
    borderStyle: 'solid',
    borderWidth: '0 0 0 3px',
    overviewRulerColor: new ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
  });
  #lines: Lines | undefined;
  /** The current span of the lines; undefined if they have been removed. */
  #span: LineSpan | undefined;
  /** The version that the panel shows, and the edits since, each with the version after it. */
  #shown: TextVersion | undefined;
  #since: { readonly version: number; readonly edit: LineEdit }[] = [];
  readonly #listeners = Disposable.from(
    window.onDidChangeVisibleTextEditors(() => this.#draw()),
    workspace.onDidChangeTextDocument((event) => this.#edited(event)),
    workspace.onDidCloseTextDocument(({ uri }) => this.#closed(uri.toString())),
  );

  /**
   * Moves or removes the mark. `lines` are of the version that the panel shows, which may be older than the text, or of
   * an included file. Until the next call the mark follows edits around it, and disappears with its lines.
   */
  move(lines: Lines | undefined, shown: TextVersion | undefined): void {
    this.#show(shown);
    this.#lines = lines;
    this.#span = lines && spanOf(lines);
    if (lines?.uri === shown?.uri) this.#carry(this.#since.map(({ edit }) => edit));
    this.#draw();
  }

  dispose(): void {
    this.#listeners.dispose();
    this.#look.dispose();
  }

  #show(shown: TextVersion | undefined): void {
    const isSame = shown !== undefined && shown.uri === this.#shown?.uri;
    this.#since = isSame ? this.#since.filter(({ version }) => version > shown.version) : [];
    this.#shown = shown;
  }

  #carry(edits: readonly LineEdit[]): void {
    this.#span = edits.reduce((span, edit) => span && spanAfter(span, edit), this.#span);
  }

  #edited({ document, contentChanges }: TextDocumentChangeEvent): void {
    const isMarked = this.#lines !== undefined && isSourceOf(document.uri, this.#lines);
    const isShown = this.#shown?.uri === document.uri.toString();
    if (!isMarked && !isShown) return;
    const { version } = document;
    const edits = lineEdits(contentChanges, (line) => (line < document.lineCount ? document.lineAt(line).text : ''));
    if (isShown) this.#since.push(...edits.map((edit) => ({ version, edit })));
    if (!isMarked) return;
    this.#carry(edits);
    this.#draw();
  }

  /** Version numbers restart when the document is reopened. */
  #closed(uri: string): void {
    if (this.#shown?.uri === uri) this.#since = [];
  }

  #draw(): void {
    const [lines, span] = [this.#lines, this.#span];
    for (const editor of window.visibleTextEditors) {
      const isMarked = lines !== undefined && span !== undefined && isSourceOf(editor.document.uri, lines);
      editor.setDecorations(this.#look, isMarked ? [rangeIn(editor.document, span)] : []);
    }
  }
}

/** The lines, counted from 0 as in VS Code. */
function spanOf({ from, to }: Lines): LineSpan {
  const first = Math.max(0, from - 1);
  return { first, last: Math.max(first, to - 1) };
}

function rangeIn(document: TextDocument, { first, last }: LineSpan): Range {
  return document.validateRange(new Range(first, 0, last, Number.MAX_SAFE_INTEGER));
}
