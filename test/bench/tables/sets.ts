/** The time for exact odds of a gamble of Quick Shot: one roll that is searched for several sets at once. */
import { setWeights, type SetsPool } from '../../../server/engine/chance/index.ts';
import { die } from '../../../server/engine/rulesets/quick-shot/attempts/attempt.ts';
import { quickShot } from '../../../server/engine/rulesets/quick-shot/index.ts';
import { oddsOf } from '../fights/contests.ts';
import { gambleOf } from '../fights/gamble.ts';
import { many, median } from '../measure.ts';
import { time, type Table } from '../../../scripts/measure/table.ts';

const four: readonly number[] = [2, 1, 1, 1];

const times = many.warmUp + many.measured;

export function setsTable(): Table {
  return {
    title: 'Exact odds of one gamble',
    rows: [
      ['ten dice', 'the roll', 'the round', 'to be under'],
      ['one action', ...rowOf([3], {}), ''],
      ['four actions', ...rowOf(four, {}), '5 ms'],
      ['four actions, each with a face of its own', ...rowOf(four, { divide: 'whole' }), '5 ms'],
      ['four actions, squashed once', ...rowOf(four, { squash: 'once' }), ''],
      ['four actions, gathered', ...rowOf(four, { squash: 'gather' }), ''],
    ],
    below:
      'The roll: in how many of 1,073,741,824 rolls which actions can be met, and how many of them are critical. The round: the same from a scenario as it is read for the first time, with everything that the editor shows of it; rolls of the same dice and needs are worked out once.',
  };
}

function rowOf(needs: readonly number[], reading: Partial<Pick<SetsPool, 'divide' | 'squash'>>): readonly string[] {
  const pool: SetsPool = { ...die, dice: 10, needs, divide: 'shared', squash: 'none', ...reading };
  return [
    time(median(many, () => void setWeights(pool))),
    time(median(many, oddsOf(quickShot, gambleOf(needs, reading), times))),
  ];
}
