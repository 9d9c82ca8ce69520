/** `clashwright check`, run as a process. */
import assert from 'node:assert/strict';
import { clashwright, sample } from './command.ts';
import { duel, slip } from './texts.ts';

describe('clashwright check', () => {
  it('reports that there is nothing to correct, and exits with 0', async () => {
    assert.deepEqual(await clashwright(['check', sample('duel'), sample('the-larder')]), {
      code: 0,
      out: 'No problems found in 2 files\n',
      complaints: '',
    });
  });

  it('shows file, line and column of a finding, and exits with 1 for an error', async () => {
    const { code, out } = await clashwright(['check', '-'], slip);
    assert.equal(code, 1);
    assert.deepEqual(out.split('\n'), [
      '-:9:14: error: “punchs” isn’t understood here. Did you mean “punches”? [unreadable-sentence]',
      '1 finding in 1 file, 1 of them an error',
      '',
    ]);
  });

  it('exits with 0 for a warning', async () => {
    const { code, out } = await clashwright(['check', '-'], `${duel}    advantage weapon\n`);
    assert.equal(code, 0);
    assert.match(out, /^-:11:5: warning: .*\n1 finding in 1 file, 0 of them errors\n$/);
  });

  it('exits with 1 for an expectation that isn’t met, and says by how much', async () => {
    const asked = `${duel}\nexpect the Players act at least 61% in round 1\nexpect the Players act at least 60% in round 1\n`;
    const { code, out } = await clashwright(['check', '-'], asked);
    assert.equal(code, 1);
    assert.match(
      out,
      /: error: The Players act in round 1 with a chance of 60\.9677%, but at least 61% is expected \[expectation-failed\]\n1 finding in 1 file/,
    );
  });

  it('gives the same as JSON', async () => {
    const { code, out } = await clashwright(['check', '-', '--format', 'json'], slip);
    assert.equal(code, 1);
    assert.deepEqual(JSON.parse(out), {
      findings: [
        {
          file: '-',
          line: 9,
          column: 14,
          endLine: 9,
          endColumn: 20,
          severity: 'error',
          rule: 'unreadable-sentence',
          message: '“punchs” isn’t understood here. Did you mean “punches”?',
        },
      ],
    });
  });

  it('prints each finding in one short line, whatever was written', async () => {
    const { out } = await clashwright(
      ['check', '-'],
      duel.replace('punches Laura', `"\u001b[31m\u0007${'very '.repeat(1000)}\nlong" Laura`),
    );
    const lines = out.trimEnd().split('\n');
    assert.equal(lines.length, 2);
    assert.ok(lines[0]!.length < 300, lines[0]);
    assert.doesNotMatch(out, /(?!\n)\p{Cc}/u);
  });

  it('continues with the other files after one with an error', async () => {
    const { code, out } = await clashwright(['check', '-', sample('duel')], slip);
    assert.deepEqual([code, out.split('\n').at(-2)], [1, '1 finding in 2 files, 1 of them an error']);
  });

  it('finds errors in a file of another type, by line and column, and exits with 1', async () => {
    const { code, out, complaints } = await clashwright(['check', 'package.json']);
    assert.equal(code, 1);
    assert.match(out, /^package\.json:1:1: error: /);
    assert.equal(complaints, '');
  });
});
