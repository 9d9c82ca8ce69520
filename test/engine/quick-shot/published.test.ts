/** The text’s two tables as printed, and the reconstructions next to them (sections 3 and 6 of the reading). */
import assert from 'node:assert/strict';
import { publishedFor, publishedRows } from '../../../server/engine/rulesets/quick-shot/published.ts';
import { needing, oddsOf } from './gamble.ts';

const difference = { base: 15, extended: 20 };

describe('the printed tables', () => {
  it('have 15 and 20 rows', () => {
    for (const table of ['base', 'extended'] as const)
      assert.equal(publishedRows.filter((row) => row.table === table).length, difference[table]);
  });

  it('truncate their figures: failure and success sum to 99 in each row (qt-14)', () => {
    for (const { failure, success } of publishedRows) assert.equal(failure + success, 99);
  });

  it('have criticals that are those of two ones, truncated twice (qa-01)', () => {
    for (const { criticalFailure, criticalSuccess, bet } of publishedRows) {
      const most = { 0: 26, 1: 31, 3: 36 }[bet];
      assert.ok(
        [most, most - 1].includes(criticalFailure + criticalSuccess),
        `${criticalFailure} + ${criticalSuccess} with a bet of ${bet}`,
      );
    }
  });

  it('agree in the five rows that are in both', () => {
    for (const row of publishedRows.filter(({ bet }) => bet === 0))
      assert.equal(publishedFor(row.required, 0)?.success, row.success);
  });

  it('are found whatever the order of the actions, and only for their own bets', () => {
    assert.equal(publishedFor([1, 3], 0)?.success, 51);
    assert.equal(publishedFor([1, 3], 1), undefined);
    assert.equal(publishedFor([1], 0), undefined);
  });

  it('print more than the chance without squashing, in every row', () => {
    for (const { required, bet, success } of publishedRows) {
      const exact = oddsOf(needing(required, bet)).actions[0]!.odds.get('succeeds')!.chance.mul(100).valueOf();
      assert.ok(exact < success, `${required.join()} with ${bet}: ${exact}`);
    }
  });
});

describe('the reconstructions', () => {
  /** Of section 6: the result of each, for the needs and the bet. */
  const figures: readonly (readonly [needs: readonly number[], bet: 0 | 1 | 3, once: string, gather: string])[] = [
    [[2], 0, '84.39', '84.18'],
    [[3], 0, '54.19', '54.14'],
    [[4], 0, '27.02', '24.79'],
    [[5], 0, '9.73', '7.36'],
    [[2, 1], 0, '82.97', '77.34'],
    [[2, 2], 0, '43.25', '35.47'],
    [[3, 1], 0, '51.40', '40.60'],
    [[3, 2], 0, '24.30', '15.50'],
    [[2, 2, 2], 0, '10.09', '4.20'],
    [[3, 3], 0, '5.05', '2.35'],
    [[2, 1, 1, 1], 0, '51.49', '36.33'],
    [[2], 1, '90.46', '89.70'],
    [[3], 1, '65.62', '65.83'],
    [[2, 2], 1, '56.55', '48.08'],
    [[4], 1, '37.07', '36.93'],
    [[5], 1, '15.39', '14.71'],
    [[2], 3, '94.39', '93.43'],
    [[3], 3, '75.37', '75.37'],
    [[2, 2], 3, '68.41', '59.74'],
    [[4], 3, '47.68', '49.17'],
    [[5], 3, '22.48', '24.32'],
  ];

  for (const [at, reading] of [
    [2, 'once'],
    [3, 'gather'],
  ] as const) {
    it(`of “option squash ${reading}” have the figures of the reading, and say that they are reconstructions`, () => {
      for (const row of figures) {
        const figure = oddsOf(needing(row[0], row[1], [`option squash ${reading}`])).actions[0]!.odds.get('succeeds')!;
        assert.equal(figure.chance.mul(100).valueOf().toFixed(2), row[at], `${row[0].join()} with ${row[1]}`);
        assert.match(figure.caveat ?? '', /^a reconstruction, /u);
        assert.equal(figure.bound, undefined);
      }
    }).timeout(30_000);
  }
});
