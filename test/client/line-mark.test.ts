/** Where the highlight on the step’s lines is while the text is edited. */
import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import './stand-in/register.ts';
import { lineEdits, spanAfter, type LineSpan } from '../../client/panel/line-edits.ts';
import type { LineMark } from '../../client/panel/line-mark.ts';
import { clearStage, events, stage } from './stand-in/stage.ts';

const uri = 'file:///adventure/larder.clash';
const text = 'round 1\nAnn: kicks Bill.\nBill: punches Ann,\n  and Cleo.\nround 2\n';

describe('the highlight on the lines of a step', () => {
  let editor: Editor;
  let mark: LineMark;

  beforeEach(async () => {
    clearStage();
    const [{ Uri }, line] = [await import('vscode'), await import('../../client/panel/line-mark.ts')];
    editor = new Editor(Uri.parse(uri), text);
    stage.editors = [editor];
    mark = new line.LineMark();
    move(3, 4);
  });

  afterEach(() => {
    mark.dispose();
    assert.equal(stage.held, 0);
  });

  function move(from: number, to: number, version = editor.version): void {
    mark.move({ uri, from, to }, { uri, version });
  }

  it('is on them', () => {
    assert.equal(editor.marked, 'Bill: punches Ann,\n  and Cleo.');
  });

  it('disappears when everything is deleted, and stays away while something else is written', () => {
    editor.edit([0, 0], [5, 0], '');
    assert.equal(editor.marked, '');
    const line = 'Dora: kicks Ann.';
    for (let at = 0; at < line.length; at += 1) editor.edit([0, at], [0, at], line.charAt(at));
    editor.edit([0, 16], [0, 16], '\n\nround 2\n');
    assert.equal(editor.marked, '');
    move(1, 1);
    assert.equal(editor.marked, 'Dora: kicks Ann.');
  });

  it('disappears when everything is pasted over', () => {
    editor.edit([0, 0], [5, 0], text.repeat(3));
    assert.equal(editor.marked, '');
  });

  it('moves with lines that are inserted or deleted above it', () => {
    editor.edit([1, 16], [1, 16], '\nCleo: waits.');
    assert.equal(editor.marked, 'Bill: punches Ann,\n  and Cleo.');
    editor.edit([3, 0], [3, 0], '\n');
    assert.equal(editor.marked, 'Bill: punches Ann,\n  and Cleo.');
    editor.edit([0, 0], [4, 0], '');
    assert.equal(editor.marked, 'Bill: punches Ann,\n  and Cleo.');
  });

  it('never grows: neither by typing at its ends, nor by lines inserted into it', () => {
    editor.edit([3, 11], [3, 11], '\nDora: kicks Ann.');
    assert.equal(editor.marked, 'Bill: punches Ann,\n  and Cleo.');
    editor.edit([3, 5], [3, 5], ' both\n ');
    assert.equal(editor.marked, '');
  });

  it('stays while words are typed into its sentence', () => {
    editor.edit([2, 17], [2, 17], ' Dora');
    assert.equal(editor.marked, 'Bill: punches Ann Dora,\n  and Cleo.');
  });

  it('disappears when its only line is replaced', () => {
    move(2, 2);
    editor.edit([1, 0], [1, 16], 'D');
    assert.equal(editor.marked, '');
  });

  it('is at the current place of its lines if they were counted in an older text', () => {
    const { version } = editor;
    editor.edit([0, 0], [0, 0], '// one\n');
    editor.edit([0, 0], [0, 0], '// more\n');
    move(3, 4, version);
    assert.equal(editor.marked, 'Bill: punches Ann,\n  and Cleo.');
    move(4, 5, version + 1);
    assert.equal(editor.marked, 'Bill: punches Ann,\n  and Cleo.');
    move(5, 6);
    assert.equal(editor.marked, 'Bill: punches Ann,\n  and Cleo.');
  });

  it('is on no line if those of an older text are gone', () => {
    const { version } = editor;
    editor.edit([0, 0], [5, 0], 'nothing\nof\nit\nis\nleft');
    move(2, 2, version);
    assert.equal(editor.marked, '');
  });
});

describe('lines after an edit', () => {
  it('have the same words, whatever is edited around them', () => {
    const words = 'a\nbb\n\nccc\ndd\n\ne';
    const [first, last] = [3, 4];
    const pieces = ['', 'x', '\n', 'x\n', '\nx', 'x\ny\n', 'bb\n'];
    for (let from = 0; from <= words.length; from += 1)
      for (let to = from; to <= words.length; to += 1)
        for (const piece of pieces) {
          const document = TextDocument.create(uri, 'clash', 1, words);
          const range = { start: document.positionAt(from), end: document.positionAt(to) };
          const after = TextDocument.update(document, [{ range, text: piece }], 2)
            .getText()
            .split('\n');
          const [edit] = lineEdits([{ range, text: piece }], (line) => after[line] ?? '');
          const span: LineSpan | undefined = edit && spanAfter({ first, last }, edit);
          if (span === undefined) continue;
          const found = after.slice(span.first, span.last + 1).join('\n');
          const isTypedInto = from >= 6 && to <= 12 && !piece.includes('\n');
          const about = JSON.stringify({ from, to, piece, found });
          assert.equal(found.split('\n').length, 2, about);
          if (!isTypedInto) assert.equal(found, 'ccc\ndd', about);
        }
  });
});

interface Marked {
  readonly start: { readonly line: number };
  readonly end: { readonly line: number };
}

/** An editor of a document, which reports its edits as VS Code does. */
class Editor {
  readonly #uri: object;
  #document: TextDocument;
  #ranges: readonly Marked[] = [];

  constructor(address: object, written: string) {
    this.#uri = address;
    this.#document = TextDocument.create(uri, 'clash', 1, written);
  }

  get version(): number {
    return this.#document.version;
  }

  get document(): object {
    const lines = this.#document.getText().split('\n');
    return {
      uri: this.#uri,
      languageId: 'clash',
      version: this.version,
      lineCount: lines.length,
      lineAt: (line: number) => ({ text: lines[line] }),
      validateRange: (range: unknown) => range,
    };
  }

  /** The highlighted lines. */
  get marked(): string {
    const lines = this.#document.getText().split('\n');
    return this.#ranges.map(({ start, end }) => lines.slice(start.line, end.line + 1).join('\n')).join('|');
  }

  setDecorations(_look: object, ranges: readonly Marked[]): void {
    this.#ranges = ranges;
  }

  edit([line, character]: readonly [number, number], [toLine, to]: readonly [number, number], written: string): void {
    const range = { start: { line, character }, end: { line: toLine, character: to } };
    this.#document = TextDocument.update(this.#document, [{ range, text: written }], this.version + 1);
    events.changed.fire({ document: this.document, contentChanges: [{ range, text: written }] });
  }
}
