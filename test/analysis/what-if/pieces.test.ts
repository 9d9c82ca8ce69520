/** A copy made of ranges of the file: whatever is done to it becomes a minimal edit of the file. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  editsBetween,
  isAnyTried,
  placeInFile,
  wholeOf,
  editedPieces,
  type Piece,
} from '../../../server/analysis/what-if/piece-table.ts';
import { withEdits, type TextEdit } from '../../../server/language/index.ts';

/** A copy after rounds of edits, each of which refers to the copy after the previous ones. */
function copied(
  text: string,
  rounds: readonly (readonly TextEdit[])[],
): { readonly copy: string; readonly pieces: readonly Piece[] } {
  let [copy, pieces] = [text, wholeOf(text)];
  for (const edits of rounds) {
    pieces = editedPieces(pieces, edits);
    copy = withEdits(copy, edits);
  }
  return { copy, pieces };
}

/** Sorted edits that don’t overlap, made from arbitrary numbers. */
function fitted(
  text: string,
  wanted: readonly { readonly from: number; readonly length: number; readonly text: string }[],
): readonly TextEdit[] {
  let at = 0;
  return wanted.map(({ from, length, text: words }) => {
    const start = Math.min(text.length, at + from);
    at = Math.min(text.length, start + length);
    return { start, end: at, text: words };
  });
}

const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r', '\r\n', '😀', 'é') });
const wishes = fc.array(fc.record({ from: fc.nat(6), length: fc.nat(4), text: fc.oneof(fc.constant(''), texts) }), {
  maxLength: 4,
});

describe('a copy made of ranges of the file', () => {
  it('equals the file after its edits, whatever was done', () => {
    fc.assert(
      fc.property(texts, fc.array(wishes, { maxLength: 4 }), (text, all) => {
        let [copy, pieces] = [text, wholeOf(text)];
        for (const wanted of all) {
          const edits = fitted(copy, wanted);
          [copy, pieces] = [withEdits(copy, edits), editedPieces(pieces, edits)];
        }
        assert.equal(withEdits(text, editsBetween(text, pieces)), copy);
      }),
      { numRuns: 500 },
    );
  });

  it('has every remaining character at its place in the file', () => {
    fc.assert(
      fc.property(texts, wishes, wishes, (text, first, second) => {
        const once = fitted(text, first);
        const { copy, pieces } = copied(text, [once, fitted(withEdits(text, once), second)]);
        for (let at = 0; at < copy.length; at += 1) {
          const place = placeInFile(pieces, at);
          if (!place.tried) assert.equal(text[place.at], copy[at]);
          assert.equal(isAnyTried(pieces, { start: at, end: at + 1 }), place.tried);
        }
      }),
    );
  });

  it('never splits a line break or a character of the file', () => {
    fc.assert(
      fc.property(texts, wishes, (text, wanted) => {
        const edits = fitted(text, wanted).filter(({ start, end }) => [start, end].every((at) => !isTorn(text, at)));
        for (const { start, end } of editsBetween(text, copied(text, [edits]).pieces))
          assert.deepEqual([isTorn(text, start), isTorn(text, end)], [false, false]);
      }),
      { numRuns: 500 },
    );
  });

  for (const [text, edit, small] of [
    ['a\r\nb', { start: 1, end: 4, text: '\rc' }, { start: 1, end: 4, text: '\rc' }],
    ['a\r\nb', { start: 0, end: 3, text: 'c\n' }, { start: 0, end: 3, text: 'c\n' }],
    ['a😀b', { start: 1, end: 3, text: '😁' }, { start: 1, end: 3, text: '😁' }],
  ] as const) {
    it(`is not changed within a character: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(editsBetween(text, copied(text, [[edit]]).pieces), [small]);
    });
  }

  it('needs no edit if an insertion is removed again', () => {
    const { pieces } = copied('one two', [
      [{ start: 3, end: 3, text: ' and a half' }],
      [{ start: 3, end: 14, text: '' }],
    ]);
    assert.deepEqual([pieces, editsBetween('one two', pieces)], [[{ start: 0, end: 7 }], []]);
  });

  it('is changed by no more than the difference', () => {
    const { pieces } = copied('throws 9', [[{ start: 0, end: 8, text: 'throws 10' }]]);
    assert.deepEqual(editsBetween('throws 9', pieces), [{ start: 7, end: 8, text: '10' }]);
  });

  it('has insertions after the place at which they belong', () => {
    const { pieces } = copied('one\ntwo\n', [[{ start: 3, end: 3, text: '\nand' }]]);
    assert.deepEqual(
      [3, 4, 6, 7, 8].map((at) => placeInFile(pieces, at)),
      [
        { at: 3, tried: true },
        { at: 3, tried: true },
        { at: 3, tried: true },
        { at: 3, tried: false },
        { at: 4, tried: false },
      ],
    );
  });
});

function isTorn(text: string, at: number): boolean {
  return /^(?:\r\n|[\uD800-\uDBFF][\uDC00-\uDFFF])/.test(text.slice(at - 1, at + 1)) && at > 0;
}
