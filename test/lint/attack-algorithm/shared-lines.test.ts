/** Fixes that remove one of several clauses of an announcement leave the others, and the announcement, as they are. */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { editsOf } from '../../../server/language/index.ts';
import { gate } from './gate.ts';

/** What is written in round 1 after each of a rule’s fixes. */
function after(round: string, rule: string): readonly string[] {
  const text = gate(`round 1\n${round}`);
  const analysis = analyze(text, { file: 'test.clash' });
  return analysis.findings
    .filter((finding) => finding.rule === rule)
    .flatMap(({ fixes }) => fixes)
    .map((fix) =>
      [...editsOf(analysis.reading, fix)]
        .sort((one, other) => other.start - one.start)
        .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text)
        .slice(text.indexOf('round 1\n') + 'round 1\n'.length),
    );
}

describe('a clause that is removed', () => {
  it('leaves the announcement whose sentence it shares', () => {
    assert.deepEqual(
      after(
        '  Ilse: climbs "the wall" at 3/6, decides next die: d10, decides next die: d12.\n',
        'contradicting-choice',
      ),
      [
        '  Ilse: climbs "the wall" at 3/6, decides next die: d10.\n',
        '  Ilse: climbs "the wall" at 3/6, decides next die: d12.\n',
      ],
    );
    assert.deepEqual(after('  Ilse: climbs "the wall" at 3/6.\n    at 4/6\n', 'contradicting-choice'), [
      '  Ilse: climbs "the wall" at 3/6.\n',
      '  Ilse: climbs "the wall".\n    at 4/6\n',
    ]);
    assert.deepEqual(after('  Ilse: attacks Brok, Ilse has superior form over Ilse.\n', 'mutual-form-superiority'), [
      '  Ilse: attacks Brok.\n',
    ]);
  });

  it('leaves the clauses with which it shares a line below the announcement', () => {
    assert.deepEqual(
      after(
        '  Ilse: climbs "the wall" at 3/6.\n    decides next die: d10, decides next die: d12\n',
        'contradicting-choice',
      ),
      [
        '  Ilse: climbs "the wall" at 3/6.\n    decides next die: d10\n',
        '  Ilse: climbs "the wall" at 3/6.\n    decides next die: d12\n',
      ],
    );
    assert.deepEqual(
      after(
        '  Ilse: climbs "the wall" at 3/6.\n    2 bonus dice "a rope", 1 penalty die "rain", 2 bonus dice "a rope"\n',
        'said-twice',
      ),
      ['  Ilse: climbs "the wall" at 3/6.\n    2 bonus dice "a rope", 1 penalty die "rain"\n'],
    );
    assert.deepEqual(after('  Ilse: attacks Brok.\n    at 3/6, advantage "the wall"\n', 'clause-for-nothing'), [
      '  Ilse: attacks Brok.\n    advantage "the wall"\n',
    ]);
  });

  it('takes its line with it if nothing else is on it', () => {
    assert.deepEqual(after('  Ilse: climbs "the wall".\n    at 3/6\n    at 4/6\n', 'contradicting-choice'), [
      '  Ilse: climbs "the wall".\n    at 3/6\n',
      '  Ilse: climbs "the wall".\n    at 4/6\n',
    ]);
  });
});
