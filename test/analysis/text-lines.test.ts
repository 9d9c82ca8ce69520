/** Offsets and positions of a text, as the editor protocol counts them. */
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

  it('give back the offset of every position', () => {
    const offsets = Array.from({ length: text.length + 1 }, (_, offset) => offset).filter(
      (offset) => text[offset - 1] !== '\r' || text[offset] !== '\n',
    );
    assert.deepEqual(
      offsets.map((offset) => lines.offsetAt(lines.positionAt(offset))),
      offsets,
    );
  });

  it('end where their break begins, however far out a position lies', () => {
    const ends = [0, 1, 2, 3, 4].map((line) => lines.offsetAt({ line, character: 99 }));
    assert.deepEqual(
      ends,
      ['one', 'two', 'three'].map((word) => text.indexOf(word) + word.length).concat([text.length - 5, text.length]),
    );
  });

  it('hold every position outside the text at its nearest end', () => {
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
