/**
 * The table of mistakes: the findings of an incorrect line, and the results of their fixes. After each fix there is no
 * error, in that line or anywhere else. `node test/language/slip-table/show.ts` prints the findings of each row.
 */
import assert from 'node:assert/strict';
import { slipRows, type SlipRow } from './slip-table/rows.ts';
import { sceneWith } from './slip-table/scenes.ts';
import { analyze } from '../../server/analysis/index.ts';
import { tryRow } from './slip-table/try-row.ts';

function titleOf({ game, place, typed }: SlipRow): string {
  return `${typed.join(' ⏎ ')} (${game}, ${place})`;
}

describe('a mistake', () => {
  for (const row of slipRows()) it(`is handled: ${titleOf(row)}`, () => tryRow(row));
});

describe('the table of mistakes', () => {
  it('has at least 120 rows', () => assert.ok(slipRows().length >= 120));

  it('puts its rows into scenarios without errors', () => {
    for (const game of ['demon-city-2018', 'demon-city-2017', 'attack-algorithm', 'quick-shot', 'acquire-moveables']) {
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
