/** Names of files that are taken away. */
import assert from 'node:assert/strict';
import { fileName, kinds, tooLongWords } from '../../client/documents/take-away-kinds.ts';

describe('the name of a file that is taken away', () => {
  it('says what it is, with its ending', () => {
    assert.equal(fileName('The last ferry, transcript', 'transcript-md'), 'The last ferry, transcript.md');
    assert.deepEqual(
      kinds.map(({ what }) => fileName('x', what)),
      ['x.md', 'x.html', 'x.json', 'x.csv', 'x.md', 'x.html', 'x.svg'],
    );
  });

  it('has nothing in it that a system doesn’t allow, leads to another folder or is too long', () => {
    assert.equal(fileName('../a/b\\c: "d" <e>|f?*\u0000\n\u202eg', 'sheet-md'), 'a b c d e f g.md');
    assert.equal(fileName('a:b', 'sheet-md'), 'a b.md');
    assert.equal(fileName('...', 'odds-csv'), 'scenario.csv');
    const long = fileName('🂡'.repeat(500), 'drawing-svg');
    assert.equal(long, `${'🂡'.repeat(80)}.svg`);
  });
});

describe('what is too long for the editor', () => {
  it('is said with the command that writes it', () => {
    assert.equal(
      tooLongWords('The last ferry, transcript', 'transcript-json', 2_000_000),
      '“The last ferry, transcript” has more than 2 million characters, which is too much for the editor. The command line can write it: clashwright play FILE --format json',
    );
  });
});
