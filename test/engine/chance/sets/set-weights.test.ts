/** The odds of dice searched for sets, compared with published figures and with enumerating every roll. */
import assert from 'node:assert/strict';
import { everyMet, meetsAll, setWeights, type Met, type SetsPool } from '../../../../server/engine/chance/index.ts';
import { countedRows } from './counted-rows.ts';
import { poolOf } from './pools.ts';

/** Successes, critical successes and critical failures, of all rolls. */
function outcomes(pool: SetsPool): readonly [number, number, number] {
  const sum = (counts: (met: Met) => boolean): number =>
    setWeights(pool)
      .all.filter(counts)
      .reduce((all, { weight }) => all + Number(weight), 0);
  return [
    sum((met) => meetsAll(met, pool)),
    sum((met) => met.critical && meetsAll(met, pool)),
    sum((met) => met.critical && !meetsAll(met, pool)),
  ];
}

function percent(pool: SetsPool): string {
  const [success] = outcomes(pool);
  return ((100 * success) / Number(setWeights(pool).total)).toFixed(2);
}

describe('The weights of dice searched for sets', () => {
  for (const { needs, dice, shared, whole } of countedRows) {
    it(`counts the rolls of ${dice} dice for (${needs.join()})`, () => {
      assert.deepEqual(outcomes(poolOf(dice, needs)), shared);
      assert.deepEqual(outcomes(poolOf(dice, needs, { divide: 'whole' })), whole);
    });
  }

  for (const [dice, needs, once, gather] of squashedRows()) {
    it(`equal the published reconstructions of ${dice} dice for (${needs.join()})`, () => {
      assert.equal(percent(poolOf(dice, needs, { squash: 'once' })), once);
      assert.equal(percent(poolOf(dice, needs, { squash: 'gather' })), gather);
    });
  }

  for (const squash of ['none', 'once', 'gather'] as const) {
    for (const divide of ['shared', 'whole'] as const) {
      for (const [dice, needs, held] of smallPools()) {
        const pool = poolOf(dice, needs, { squash, divide, held });
        it(`equal the enumeration of ${dice} dice beside ${held.join() || 'none'} for (${needs.join()}), ${divide}, squash ${squash}`, () => {
          assert.deepEqual(tallied(weighed(pool)), tallied(enumerated(pool)));
        });
      }
    }
  }
});

/** Section 6 of the reading: dice, needs, and the percentages of success squashing once and gathering. */
function squashedRows(): readonly (readonly [number, readonly number[], string, string])[] {
  return [
    [8, [2], '84.39', '84.18'],
    [8, [3], '54.19', '54.14'],
    [8, [4], '27.02', '24.79'],
    [8, [5], '9.73', '7.36'],
    [8, [2, 1], '82.97', '77.34'],
    [8, [2, 2], '43.25', '35.47'],
    [8, [3, 1], '51.40', '40.60'],
    [8, [3, 2], '24.30', '15.50'],
    [8, [2, 2, 2], '10.09', '4.20'],
    [8, [3, 3], '5.05', '2.35'],
    [8, [2, 1, 1, 1], '51.49', '36.33'],
    [9, [2], '90.46', '89.70'],
    [9, [3], '65.62', '65.83'],
    [9, [2, 2], '56.55', '48.08'],
    [9, [4], '37.07', '36.93'],
    [9, [5], '15.39', '14.71'],
    [10, [2], '94.39', '93.43'],
    [10, [3], '75.37', '75.37'],
    [10, [2, 2], '68.41', '59.74'],
    [10, [4], '47.68', '49.17'],
    [10, [5], '22.48', '24.32'],
  ];
}

function smallPools(): readonly (readonly [number, readonly number[], readonly number[]])[] {
  return [
    [4, [2, 1, 1], []],
    [5, [3, 2], []],
    [3, [2, 2], [1, 7, 7]],
    [4, [1, 1], [4, 4]],
    [0, [1], [5, 1, 1]],
    [3, [], [8]],
  ];
}

type Tally = readonly (readonly [Met, number])[];

function weighed(pool: SetsPool): Tally {
  return setWeights(pool).all.map(({ weight, critical, choices }) => [{ critical, choices }, Number(weight)]);
}

function enumerated(pool: SetsPool): Tally {
  return [...everyMet(pool)].map((met) => [met, 1]);
}

function tallied(all: Tally): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [met, weight] of all) {
    const key = JSON.stringify([met.critical, met.choices]);
    sums[key] = (sums[key] ?? 0) + weight;
  }
  return sums;
}
