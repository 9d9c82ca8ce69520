/** The odds in a terminal: the whole before its parts, and nothing that is certain. */
import assert from 'node:assert/strict';
import { told } from '../told.ts';

const head = `scenario "The fold"
rules attack-algorithm
combatant the Knight (she) of the Players
  Attack Bonus 1
combatant Tam (he) of the Players
creature Rat (it)
  HP 2
combatants Ash, Bree, Cur, Dun, Elm, Fay of the Host, each a Rat
champion the Knight
`;

function lines(rounds: string): readonly string[] {
  return told(`${head}${rounds}\n`).odds.split('\n');
}

describe('the odds as text', () => {
  it('have rounds with their titles, and say if nothing is thrown', () => {
    const all = lines('round 1 "Squeaks"\n  Tam: waits.\nround 2\n  Tam: climbs "out" at 3/6.');
    const at = all.findIndex((line) => line.startsWith('Round 1: Squeaks ('));
    assert.equal(all[at + 1], '  no chances to show');
    assert.ok(all.some((line) => /^Round 2 \(/u.test(line)));
    assert.equal(all.filter((line) => line.includes('no chances to show')).length, 1);
  });

  it('have an outcome first, then its parts, indented, and then the others', () => {
    // Two dice at 5/6: 25/36 for two hits, 10/36 for one, 1/36 for none.
    const all = lines('round 1\n  the Knight: attacks Ash.');
    const at = all.findIndex((line) => line.startsWith('  The Knight attacks Ash'));
    assert.deepEqual(all.slice(at + 1, at + 5), [
      '    hits       97.2%  35/36',
      '      1 hit    27.8%  5/18',
      '      2 hits   69.4%  25/36',
      '    no hits     2.8%  1/36',
    ]);
  });

  it('have the degrees of a check below success and failure', () => {
    // Two dice at 3/6: each in a quarter of all rolls hits twice or not at all.
    const all = lines('round 1\n  Tam: climbs "out" at 3/6. 1 bonus die "rope"');
    const at = all.findIndex((line) => line.startsWith('  Tam climbs'));
    assert.deepEqual(
      all.slice(at + 1, at + 5).map((line) => line.replace(/ {2,}(?=[\d.]+%)/u, ' | ')),
      [
        '    succeeds | 75.0%  3/4',
        '      succeeds, degree 1 | 50.0%  1/2',
        '      succeeds, degree 2 | 25.0%  1/4',
        '    fails | 25.0%  1/4',
      ],
    );
  });

  it('don’t repeat the odds of a check as those of its contest', () => {
    assert.deepEqual(
      lines('round 1\n  Tam: climbs "out" at 3/6.').filter((line) => line.startsWith('  check')),
      [],
    );
  });

  it('name people as sentences do', () => {
    assert.ok(
      lines('round 1\n  the Knight: attacks Ash.\n  Tam: attacks Ash.').includes(
        '  single-sided roll: the Knight, Tam',
      ),
    );
    assert.ok(
      lines('round 1\n  the Knight is out of the fight\n  the Knight: attacks Ash.').some((line) =>
        line.startsWith('  The Knight can’t act ('),
      ),
    );
  });

  it('leave out what has only one possible result', () => {
    const all = lines('round 1\n  hits fall first on Ash, then on Bree\n  the Knight: attacks Ash, Bree and Cur.');
    assert.ok(all.some((line) => line.startsWith('    hits on Ash, ')));
    assert.deepEqual(
      all.filter((line) => / (?:on|to) (?:Bree|Cur)/u.test(line) && line.startsWith('    ')),
      [],
    );
  });

  it('leave effects on more than four people to JSON', () => {
    const all = lines('round 1\n  the Knight: attacks every Rat.\n  Tam: attacks every Rat.');
    assert.deepEqual(
      all.filter((line) => line.startsWith('    hits on ')),
      ['Ash', 'Bree', 'Cur', 'Dun'].map((name) => `    hits on ${name}`),
    );
    assert.equal(all.at(-1), '    … and those of 2 more: --json has them');
    const four = lines('round 1\n  the Knight: attacks Ash, Bree, Cur and Dun.\n  Tam: attacks Ash.');
    assert.doesNotMatch(four.join('\n'), /--json/u);
  });

  it('combine several dice of one reason', () => {
    const all = lines('round 1\n  Tam: climbs "out" at 3/6. 2 bonus dice "rope"');
    assert.ok(
      all.some((line) => line.endsWith('3 dice at 3/6, one hit is enough (2 bonus dice: rope)')),
      all.join('\n'),
    );
  });
});
