/** Text on one line. */
import assert from 'node:assert/strict';
import { onOneLine } from '../../server/engine/index.ts';
import { escapeMarkdown } from '../../server/report/pages/escape.ts';
import { markdownWords } from '../../server/report/pages/markdown-words.ts';

// A pattern that scans the rest again from each space would take minutes for so many.
const blanks = ' '.repeat(1_000_000);

describe('text on one line', () => {
  for (const [text, line] of [
    ['a\nb', 'a b'],
    ['a \r\n\t b', 'a b'],
    ['a  b', 'a  b'],
    ['a\n\n\nb \t c', 'a b \t c'],
    ['', ''],
    ['a\u2028b\rc', 'a\u2028b c'],
  ] as const) {
    it(`${JSON.stringify(text)} is ${JSON.stringify(line)}`, () => assert.equal(onOneLine(text), line));
  }

  for (const [what, written] of [
    ['the line', onOneLine],
    ['escaped Markdown', escapeMarkdown],
    ['verbatim Markdown', markdownWords],
  ] as const) {
    it(`a million spaces stay as they are in ${what}`, () => assert.equal(written(`a${blanks}b`), `a${blanks}b`));
  }
});
