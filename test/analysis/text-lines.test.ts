/** Converts between offsets and positions of a text as the language server protocol defines them. */
import assert from 'node:assert/strict';
import { TextLines } from '../../server/analysis/index.ts';

describe('the lines of a text', () => {
  const text = 'one\r\ntwo\rthree\n\nfive';
  const lines = new TextLines(text);

  it('end with a line feed, a carriage return, or both', () => {
    assert.equal(lines.count, 5);
    assert.deepEqual(
      ['one', 'two', 'three', 'five'].map((word) => lines.positionAt(text.indexOf(word)).line),
      [0, 1, 2, 4],
    );
  });

  it('return the offset of every position', () => {
    const offsets = Array.from({ length: text.length + 1 }, (_, offset) => offset).filter(
      (offset) => text[offset - 1] !== '\r' || text[offset] !== '\n',
    );
    assert.deepEqual(
      offsets.map((offset) => lines.offsetAt(lines.positionAt(offset))),
      offsets,
    );
  });

  it('end where their line break begins, however far out a position is', () => {
    const ends = [0, 1, 2, 3, 4].map((line) => lines.offsetAt({ line, character: 99 }));
    assert.deepEqual(
      ends,
      ['one', 'two', 'three'].map((word) => text.indexOf(word) + word.length).concat([text.length - 5, text.length]),
    );
  });

  it('clamp every position outside the text to its nearest end', () => {
    assert.deepEqual(
      [
        { line: -1, character: 5 },
        { line: 99, character: 0 },
        { line: 1, character: -3 },
      ].map((position) => lines.offsetAt(position)),
      [0, text.length, 5],
    );
  });
});
