/** Names of exported files. */
import assert from 'node:assert/strict';
import { fileName, kinds, tooLongWords } from '../../client/documents/export-kinds.ts';

describe('the name of an exported file', () => {
  it('says what it is, with its extension', () => {
    assert.equal(fileName('The last ferry, transcript', 'transcript-md'), 'The last ferry, transcript.md');
    assert.deepEqual(
      kinds.map(({ what }) => fileName('x', what)),
      ['x.md', 'x.html', 'x.json', 'x.csv', 'x.md', 'x.html', 'x.svg'],
    );
  });

  it('has no characters that a system forbids, leads to no other folder and isn’t too long', () => {
    assert.equal(fileName('../a/b\\c: "d" <e>|f?*\u0000\n\u202eg', 'sheet-md'), 'a b c d e f g.md');
    assert.equal(fileName('a:b', 'sheet-md'), 'a b.md');
    assert.equal(fileName('...', 'odds-csv'), 'scenario.csv');
    const long = fileName('🂡'.repeat(500), 'drawing-svg');
    assert.equal(long, `${'🂡'.repeat(80)}.svg`);
  });
});

describe('an export that is too long for the editor', () => {
  it('is refused, with the command that writes it', () => {
    assert.equal(
      tooLongWords('The last ferry, transcript', 'transcript-json', 2_000_000),
      '“The last ferry, transcript” has more than 2 million characters, which is too much for the editor. The command line can write it: clashwright play FILE --format json',
    );
  });
});
