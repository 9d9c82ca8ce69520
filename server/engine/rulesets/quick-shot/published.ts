/**
 * The two tables that the text prints: whole percents, cut and not rounded (qa-02). Each row has its label, the sets
 * needed and the bet, then critical failure, failure, success and critical success; the outer two are parts of the
 * inner ones. The tables include squashing, whose working the text doesn’t explain (qa-03).
 */

export interface PublishedRow {
  readonly table: 'base' | 'extended';
  /** Effects, largest first. */
  readonly required: readonly number[];
  readonly bet: 0 | 1 | 3;
  readonly criticalFailure: number;
  readonly failure: number;
  readonly success: number;
  readonly criticalSuccess: number;
}

type Percents = readonly [criticalFailure: number, failure: number, success: number, criticalSuccess: number];

/** For each difficulty: without a bet, with 1 WP, with 3 WP. */
const base: readonly (readonly [required: string, normal: Percents, one: Percents, three: Percents])[] = [
  ['2', [6, 15, 84, 19], [4, 9, 90, 26], [3, 6, 93, 32]],
  ['3', [16, 45, 54, 10], [14, 33, 66, 16], [12, 23, 76, 23]],
  ['4', [22, 75, 24, 3], [23, 62, 37, 7], [22, 50, 49, 13]],
  ['5', [25, 91, 8, 0], [28, 84, 15, 2], [30, 74, 25, 5]],
  ['2 2', [18, 57, 42, 7], [18, 44, 55, 13], [16, 33, 66, 19]],
];

const extended: readonly (readonly [required: string, normal: Percents])[] = [
  ['2', [6, 15, 84, 19]],
  ['2 1', [6, 16, 83, 19]],
  ['2 1 1', [9, 22, 77, 16]],
  ['2 1 1 1', [15, 39, 60, 11]],
  ['3', [16, 45, 54, 10]],
  ['3 1', [16, 48, 51, 9]],
  ['2 2', [18, 57, 42, 7]],
  ['3 1 1', [19, 58, 41, 6]],
  ['2 2 1', [19, 59, 40, 6]],
  ['2 2 1 1', [21, 68, 31, 4]],
  ['4', [22, 75, 24, 3]],
  ['3 2', [23, 77, 22, 3]],
  ['4 1', [23, 77, 22, 3]],
  ['3 2 1', [23, 80, 19, 2]],
  ['4 1 1', [24, 85, 14, 1]],
  ['3 2 1 1', [24, 87, 12, 1]],
  ['2 2 2', [25, 89, 10, 1]],
  ['5', [25, 91, 8, 0]],
  ['4 2', [25, 93, 6, 0]],
  ['3 3', [25, 94, 5, 0]],
];

export const publishedRows: readonly PublishedRow[] = [
  ...base.flatMap(([required, normal, one, three]) => [
    row('base', required, 0, normal),
    row('base', required, 1, one),
    row('base', required, 3, three),
  ]),
  ...extended.map(([required, normal]) => row('extended', required, 0, normal)),
];

function row(
  table: PublishedRow['table'],
  required: string,
  bet: PublishedRow['bet'],
  [criticalFailure, failure, success, criticalSuccess]: Percents,
): PublishedRow {
  return { table, required: required.split(' ').map(Number), bet, criticalFailure, failure, success, criticalSuccess };
}

/** The text’s printed row for these needs and this bet; undefined where neither table has it. */
export function publishedFor(needs: readonly number[], bet: number): PublishedRow | undefined {
  return byKey.get(keyOf(needs, bet));
}

function keyOf(needs: readonly number[], bet: number): string {
  return `${needs.toSorted((one, other) => other - one).join(' ')}/${bet}`;
}

/** The five rows that are in both tables agree. */
const byKey: ReadonlyMap<string, PublishedRow> = new Map(
  publishedRows.map((each) => [keyOf(each.required, each.bet), each]),
);
