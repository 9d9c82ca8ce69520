/**
 * Draws marks in the gutter and the overview ruler at rounds whose chances have moved. The details are in the CodeLens
 * and the hover.
 */
import { type Disposable, OverviewRulerLane, Range, type TextDocument, ThemeColor, Uri, window } from 'vscode';
import { isSame, parseUri } from '../documents/documents.ts';
import type { Moved } from './moved-rounds.ts';

export class MovedMarks implements Disposable {
  readonly #look = window.createTextEditorDecorationType({
    overviewRulerColor: new ThemeColor('clashwright.movedOdds'),
    overviewRulerLane: OverviewRulerLane.Left,
    gutterIconSize: 'contain',
    light: { gutterIconPath: icon('#7a5c00') },
    dark: { gutterIconPath: icon('#d7ba7d') },
  });
  readonly #onEditors: Disposable;

  /** `movedIn` returns what has moved in a document; called when it becomes visible. */
  constructor(movedIn: (uri: string) => Moved | undefined) {
    this.#onEditors = window.onDidChangeVisibleTextEditors((editors) => {
      for (const uri of new Set(editors.map(({ document }) => document.uri.toString()))) this.draw(uri, movedIn(uri));
    });
  }

  /** Draws the marks of a document in every editor that shows it. */
  draw(address: string, moved: Moved | undefined): void {
    const uri = parseUri(address);
    if (uri === undefined) return;
    for (const editor of window.visibleTextEditors) {
      if (isSame(editor.document.uri, uri)) editor.setDecorations(this.#look, marksOf(editor.document, moved));
    }
  }

  dispose(): void {
    this.#onEditors.dispose();
    this.#look.dispose();
  }
}

/** Empty if they are for another version of the text; they are drawn again once the server has analysed this one. */
function marksOf(document: TextDocument, moved: Moved | undefined): Range[] {
  if (moved === undefined || moved.version !== document.version) return [];
  return moved.lines.map((line) => document.validateRange(new Range(line - 1, 0, line - 1, Number.MAX_SAFE_INTEGER)));
}

/** Two small arrows, up and down. */
function icon(colour: string): Uri {
  const arrows = 'M5.5 13V4M3 6.5L5.5 4L8 6.5M10.5 3v9M8 9.5l2.5 2.5l2.5-2.5';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${arrows}" fill="none" ` +
    `stroke="${colour}" stroke-width="1.2"/></svg>`;
  return Uri.parse(`data:image/svg+xml;base64,${btoa(svg)}`);
}
