/** What is counted in a contest, and how likely each value of it is, in as many rows as can be taken in. */
import type { ContestOdds, Distribution, Figure } from '../../engine/index.ts';
import type { DistributionView } from '../../protocol/index.ts';
import { decimal } from '../figures.ts';
import { chanceView } from './chances.ts';

/** Nothing for what can come out in one way only: there is no doubt in it to show. */
export function distributionViews({ distributions = [], pinned }: ContestOdds): readonly DistributionView[] {
  return distributions.flatMap((distribution) => {
    const rows = rowsOf(distribution);
    return rows.length < 2 ? [] : [distributionView(distribution, rows, pinned !== undefined)];
  });
}

/** A value of something counted, or several next to each other; `value` is missing where it is no number. */
interface Row {
  readonly value?: number;
  readonly label: string;
  readonly figure: Figure;
}

type NumberRow = Row & { readonly value: number };

/** More rows than this are no picture any more. */
const mostRows = 12;

function distributionView({ of, mean }: Distribution, rows: readonly Row[], isPinned: boolean): DistributionView {
  const notes = [...(mean === undefined ? [] : [`${decimal(mean)} on average`]), ...(isPinned ? ['given the pins'] : [])];
  return {
    of,
    ...(notes.length === 0 ? {} : { note: notes.join(', ') }),
    rows: rows.map(({ label, figure }) => chanceView(label, figure)),
  };
}

/** What can happen, numbers in ascending order and then whatever is left open. */
function rowsOf({ values }: Distribution): readonly Row[] {
  const rows = [...values].filter(([, { chance }]) => !chance.equals(0)).map(([label, figure]): Row => ({ label, figure, ...valueOf(label) }));
  const open = rows.filter((row) => !isNumber(row));
  const numbers = rows.filter(isNumber).sort((a, b) => a.value - b.value);
  return [...folded(numbers, Math.max(2, mostRows - open.length)), ...open];
}

function valueOf(label: string): { readonly value?: number } {
  const value = Number(label.replace('−', '-'));
  return label.trim() === '' || Number.isNaN(value) ? {} : { value };
}

function isNumber(row: Row): row is NumberRow {
  return row.value !== undefined;
}

/** Sums up the ends, the less likely one first, until no more rows are left than fit. */
function folded(rows: readonly NumberRow[], most: number): readonly NumberRow[] {
  const [first, second] = rows;
  const [secondLast, last] = rows.slice(-2);
  if (rows.length <= most || first === undefined || second === undefined || secondLast === undefined || last === undefined) return rows;
  const low: NumberRow = { value: second.value, label: `${shown(second)} or less`, figure: sumOf(first.figure, second.figure) };
  const high: NumberRow = { value: secondLast.value, label: `${shown(secondLast)} or more`, figure: sumOf(secondLast.figure, last.figure) };
  return low.figure.chance.compare(high.figure.chance) < 0
    ? folded([low, ...rows.slice(2)], most)
    : folded([...rows.slice(0, -2), high], most);
}

/** A number with a true minus, as it stands in every other row. */
function shown({ value }: NumberRow): string {
  return `${value}`.replace('-', '−');
}

/** The chance that one or the other happens, which can't both; sampled where one of them is, within bounds that hold for the sum. */
function sumOf(one: Figure, other: Figure): Figure {
  const chance = one.chance.add(other.chance);
  const sample = one.sample ?? other.sample;
  if (sample === undefined) return { chance };
  const [low, high] = [lowOf(one) + lowOf(other), highOf(one) + highOf(other)];
  return { chance, sample: { plays: sample.plays, low, high: Math.min(1, high) } };
}

function lowOf({ sample, chance }: Figure): number {
  return sample?.low ?? chance.valueOf();
}

function highOf({ sample, chance }: Figure): number {
  return sample?.high ?? chance.valueOf();
}
