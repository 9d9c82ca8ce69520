/** The two tables that the text prints, with the exact figures without squashing and those of two reconstructions. */
import { meetsAll, setWeights, toFraction, type SetsPool, type Squash } from '../../../chance/index.ts';
import type { PrintedRow, PrintedTable, TableReading } from '../../../words/printed.ts';
import { die } from '../attempts/attempt.ts';
import { diceFor } from '../attempts/bets.ts';
import { difficultyAt } from '../attempts/difficulty.ts';
import { baseDice } from '../attempts/pool.ts';
import { publishedRows, type PublishedRow } from '../published.ts';

const outcomes = ['critical failure', 'failure', 'success', 'critical success'];

const readings: readonly (TableReading & { readonly squash: Squash })[] = [
  { squash: 'none', name: 'without squashing', note: 'exact; success is at least this' },
  {
    squash: 'once',
    name: 'squashed once',
    note: 'a reconstruction: success is 1.7 points off on average, 8.5 at most',
  },
  {
    squash: 'gather',
    name: 'gathered',
    note: 'a reconstruction: success is within a point for one action, and up to 24 off for several',
  },
];

const about = [
  'The printed figures are whole percents, truncated rather than rounded: failure and success add up to 99 in every ' +
    'row.',
  'They include squashing, an ability to change sets that the text names but doesn’t explain. So in every row, ' +
    'success is printed higher than it is without: least where single dice are enough, most where a set has to be ' +
    'wide.',
  'How often a roll is critical doesn’t depend on squashing: the two critical figures of a row add up to 26.37%, ' +
    '31.28% and 36.11% with eight, nine and ten dice; because both are truncated in print, they add up to 25 or 26, ' +
    '30 ' +
    'or 31, and 35 there.',
  'Matching dice may serve several actions here, each die once; if every action needs its own face (“option ' +
    'divide whole”), rows of several actions are lower still.',
];

/** Not cached: computed on each call. */
export function printedTables(): readonly PrintedTable[] {
  return [table('base', 'The table with the difficulties'), table('extended', 'The extended table, without a bet')];
}

function table(of: PublishedRow['table'], title: string): PrintedTable {
  const rows = publishedRows.filter((row) => row.table === of);
  return {
    title,
    about,
    outcomes,
    readings: readings.map(({ name, note }) => ({ name, note })),
    rows: rows.map(printedRow),
  };
}

function printedRow(row: PublishedRow): PrintedRow {
  return {
    what: `${rowName(row)}${row.bet === 0 ? '' : `, ${row.bet} WP bet`}`,
    printed: [row.criticalFailure, row.failure, row.success, row.criticalSuccess],
    computed: readings.map(({ squash }) =>
      chancesOf({
        ...die,
        dice: baseDice + (diceFor.get(row.bet) ?? 0),
        needs: row.required,
        divide: 'shared',
        squash,
      }),
    ),
  };
}

/** `(3,1)`, or `(3) hard` for a single action. */
function rowName({ required }: PublishedRow): string {
  const [only = 0, ...more] = required;
  return `(${required.join(',')})${more.length > 0 ? '' : ` ${difficultyAt(only) ?? ''}`}`;
}

function chancesOf(pool: SetsPool): PrintedRow['computed'][number] {
  const { all, total } = setWeights(pool);
  const sums = { criticalFailure: 0n, failure: 0n, success: 0n, criticalSuccess: 0n };
  for (const met of all) {
    const succeeds = meetsAll(met, pool);
    sums[succeeds ? 'success' : 'failure'] += met.weight;
    if (met.critical) sums[succeeds ? 'criticalSuccess' : 'criticalFailure'] += met.weight;
  }
  return [sums.criticalFailure, sums.failure, sums.success, sums.criticalSuccess].map((weight) =>
    toFraction(weight, total),
  );
}
