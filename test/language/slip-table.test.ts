/**
 * The table of slips: what is said of a line that is written otherwise than it should be, and what its fixes make of
 * it. After each fix there is no error, at that line or anywhere else. `node test/language/slip-table/show.ts` prints
 * what is said of each row.
 */
import assert from 'node:assert/strict';
import { slipRows, type SlipRow } from './slip-table/rows.ts';
import { sceneWith } from './slip-table/scenes.ts';
import { analyze } from '../../server/analysis/index.ts';
import { tryRow } from './slip-table/try-row.ts';

function titleOf({ game, place, typed }: SlipRow): string {
  return `${typed.join(' ⏎ ')} (${game}, ${place})`;
}

describe('a slip', () => {
  for (const row of slipRows()) it(`is answered: ${titleOf(row)}`, () => tryRow(row));
});

describe('the table of slips', () => {
  it('has at least 120 rows', () => assert.ok(slipRows().length >= 120));

  it('puts its rows into scenarios without errors', () => {
    for (const game of ['demon-city-2018', 'demon-city-2017', 'attack-algorithm', 'quick-shot']) {
      assert.deepEqual(
        analyze(sceneWith(game, 'round', []).text, { file: 'test.clash' }).findings.filter(
          ({ severity }) => severity === 'error',
        ),
        [],
        game,
      );
    }
  });
});
