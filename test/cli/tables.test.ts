/** `clashwright odds --tables`: printed tables of a rulebook next to the computed chances. */
import assert from 'node:assert/strict';
import { runCommand } from '../../server/cli/index.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

function run(...argv: readonly string[]): Ran {
  const [out, complaints]: [string[], string[]] = [[], []];
  const code = runCommand(argv, { out: (text) => out.push(text), complain: (text) => complaints.push(text) });
  return { code, out: out.join('\n'), complaints: complaints.join('\n') };
}

describe('clashwright odds --tables', () => {
  let told: Ran;
  before(function () {
    this.timeout(60_000);
    told = run('odds', '--tables', 'quick-shot');
  });

  it('prints all 35 rows of the two tables of Quick Shot, each with its four outcomes', () => {
    assert.equal(told.code, 0);
    assert.equal(told.out.match(/ critical failure /gu)?.length, 35);
    assert.equal(told.out.match(/^ +success /gmu)?.length, 35);
  });

  for (const [row, line] of [
    ['(2) common', /^\(2\) common {2,}critical failure +6% +9\.49% +7\.66% +7\.31% +\+2\.5$/mu],
    ['(3,2,1,1)', /^\(3,2,1,1\) {2,}critical failure +24% +26\.37%/mu],
    ['(5) overwhelming, 3 WP bet', /^\(5\) overwhelming, 3 WP bet +critical failure +30% +35\.85%/mu],
  ] as const) {
    it(`has the printed figures for ${row} next to the computed ones`, () => {
      assert.match(told.out, line);
    });
  }

  it('says why they differ, and how reliable the reconstructions are', () => {
    assert.match(told.out, /squashing, an ability to change sets that the text names but doesn’t explain/u);
    assert.match(told.out, /squashed once: a reconstruction: success is 1\.7 points off on average, 8\.5 at most/u);
  });

  it('prints the same as data', () => {
    const { tables } = JSON.parse(run('odds', '--tables', 'quick-shot', '--json').out) as {
      tables: {
        rows: { row: string; outcomes: { printed: number; reckoned: Record<string, { exact: string }> }[] }[];
      }[];
    };
    assert.deepEqual(
      tables.map(({ rows }) => rows.length),
      [15, 20],
    );
    const success = tables[0]!.rows[3]!.outcomes[2]!;
    assert.deepEqual([success.printed, success.reckoned['without squashing']?.exact], [54, '547173/2097152']);
  }).timeout(60_000);

  it('reports games without tables, and options that it can’t be combined with', () => {
    assert.match(
      run('odds', '--tables', 'demon-city-2018').complaints,
      /^There are no printed tables of demon-city-2018; there are those of quick-shot$/u,
    );
    assert.match(run('odds', '--tables', 'quick-shot', '--worth').complaints, /^--tables takes the id/u);
    assert.equal(run('odds', '--tables', 'quick-shot', '--worth').code, 2);
  });
});
