/** When a move of the caret is reported: whenever its writer has moved it, by whatever means. */
import assert from 'node:assert/strict';
import type { Disposable, Position, Uri } from 'vscode';
import './stand-in/register.ts';
import { clearStage, events } from './stand-in/stage.ts';

const larder = 'file:///adventure/larder.clash';

/** The relevant part of a position in the text. */
class At {
  readonly line: number;
  readonly character: number;

  constructor(line: number, character = 0) {
    this.line = line;
    this.character = character;
  }

  isAfter({ line, character }: At): boolean {
    return this.line > line || (this.line === line && this.character > character);
  }

  translate(lines: number): At {
    return new At(this.line + lines, this.character);
  }
}

describe('the caret', () => {
  let lines: number[];
  let uri: (address: string) => Uri;
  let kinds: Readonly<Record<'Keyboard' | 'Mouse' | 'Command', number>>;
  let expectCaret: (uri: Uri, line: number) => void;
  let listener: Disposable;

  beforeEach(async () => {
    clearStage();
    lines = [];
    const [{ TextEditorSelectionChangeKind, Uri: Address }, caret] = [
      await import('vscode'),
      await import('../../client/documents/caret.ts'),
    ];
    uri = (address) => Address.parse(address);
    kinds = TextEditorSelectionChangeKind;
    ({ expectCaret } = caret);
    listener = caret.onCaretMoved(uri(larder), (line) => lines.push(line));
    move(2, 'Mouse');
    lines = [];
  });

  afterEach(() => {
    listener.dispose();
  });

  /** Moves the caret to a line, counted from 0; without a kind as VS Code does for a search. */
  function move(line: number, kind?: keyof typeof kinds, address = larder): void {
    events.selected.fire({
      textEditor: { document: { uri: uri(address) }, selection: { active: new At(line) } },
      kind: kind && kinds[kind],
    });
  }

  /** Replaces whole lines, counted from 0, excluding the last. */
  function change(from: number, to: number, text: string): void {
    const range = { start: new At(from) as unknown as Position, end: new At(to) as unknown as Position };
    events.changed.fire({ document: { uri: uri(larder) }, contentChanges: [{ range, text }] });
  }

  it('is reported on another line, however it got there', () => {
    move(4, 'Keyboard');
    move(6, 'Command');
    move(8);
    assert.deepEqual(lines, [5, 7, 9]);
  });

  it('isn’t reported within its line, except after a click', () => {
    for (const kind of ['Keyboard', 'Command', undefined] as const) move(2, kind);
    assert.deepEqual(lines, []);
    move(2, 'Mouse');
    assert.deepEqual(lines, [3]);
  });

  it('isn’t reported in another document', () => {
    move(7, 'Mouse', 'file:///adventure/attic.clash');
    assert.deepEqual(lines, []);
  });

  it('isn’t reported if text above it was inserted or deleted', () => {
    change(0, 0, 'a\nb\n');
    move(4);
    change(1, 2, '');
    move(3);
    assert.deepEqual(lines, []);
    move(2);
    assert.deepEqual(lines, [3]);
  });

  it('is reported after an edit that has left it where it was', () => {
    change(9, 9, 'a\n');
    move(9, 'Command');
    assert.deepEqual(lines, [10]);
  });

  it('is reported on a line that its writer has begun', () => {
    change(2, 2, '\n');
    move(3, 'Keyboard');
    assert.deepEqual(lines, [4]);
  });

  it('isn’t reported where the panel has put it, but is after that', () => {
    expectCaret(uri(larder), 6);
    move(6);
    assert.deepEqual(lines, []);
    move(2);
    move(6);
    assert.deepEqual(lines, [3, 7]);
  });

  it('is reported if it goes elsewhere than the panel has put it', () => {
    expectCaret(uri(larder), 6);
    move(5, 'Command');
    move(6, 'Command');
    assert.deepEqual(lines, [6, 7]);
  });
});
