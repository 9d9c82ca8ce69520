/** View models of distributions, folded into a readable number of rows. */
import {
  sentence,
  type ContestOdds,
  type Distribution,
  type Figure,
  type NumberOdds,
  type OutcomeId,
  type UnknownOdds,
  type Outcomes,
  wordsOf,
} from '../../engine/index.ts';
import type { CountedView, DistributionView } from '../../protocol/index.ts';
import { decimal, notKnownWords, share, tiny } from '../figures.ts';
import { chanceView } from './chances.ts';

/**
 * Given what is forced, if anything is, as in the played course. Empty for distributions with a single possible value.
 */
export function distributionViews({ distributions = [] }: ContestOdds): readonly DistributionView[] {
  return distributions
    .filter(({ repeats }) => repeats !== true)
    .flatMap((distribution) => {
      const { of, outcomes, pinned, ...plain } = distribution;
      const given = pinned ?? plain;
      if (given.values.size === 0)
        return [
          { of, why: notKnownWords(given.why), ...(pinned === undefined ? {} : { note: givenForced }), rows: [] },
        ];
      const rows = rowsOf(given, outcomes);
      return rows.length < 2 ? [] : [distributionView(of, given.mean, rows, pinned !== undefined)];
    });
}

/** Shown in place of chances if none are known. */
export function unknownChances({ why }: UnknownOdds): DistributionView {
  return { of: 'chances', why: notKnownWords(why), rows: [] };
}

const givenForced = 'given what is forced';

/** All distributions on one line: what is counted, and each side’s averages; undefined if there are none. */
export function countedView({ distributions = [] }: ContestOdds): CountedView | undefined {
  if (distributions.length === 0) return undefined;
  const losses = distributions.filter(({ lost }) => lost === true);
  const others = distributions.filter(({ lost }) => lost !== true);
  const things = [...new Set(others.map(({ counts }) => counts))];
  const owners = [...new Set(others.flatMap(({ whose }) => whose ?? []))];
  const means = owners.map(
    (owner) => `${owner} ${inOne(others.filter(({ whose }) => whose === owner).map(meanWords))}`,
  );
  const said = [...(things.length === 0 ? [] : [sentence(inOne(things))]), ...lossWords(losses)];
  return { of: said.join('; '), ...(means.length === 0 ? {} : { note: `on average ${means.join(', ')}` }) };
}

function meanWords({ pinned, ...plain }: Distribution): string {
  const { mean, values } = pinned ?? plain;
  if (values.size === 0) return notKnownWords(undefined);
  return mean === undefined ? 'left open' : decimal(mean);
}

/** `Toughness lost: Ann, Bill and the Ghoul`. */
function lossWords(losses: readonly Distribution[]): readonly string[] {
  const whats = [...new Set(losses.map(({ counts }) => counts))];
  return whats.map((what) => {
    const who = losses.filter(({ counts }) => counts === what).flatMap(({ whose }) => whose ?? []);
    return `${what} lost: ${inOne(who)}`;
  });
}

function inOne(things: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(things);
}

/** One value, or several adjacent ones; `value` is missing for something other than a number. */
interface Row {
  readonly value?: number;
  readonly label: string;
  readonly figure: Figure;
}

type NumberRow = Row & { readonly value: number };

/** Maximum number of rows, and the number that is never folded. */
const [mostRows, fewestRows] = [12, 3];

function distributionView(
  of: string,
  mean: NumberOdds['mean'],
  rows: readonly Row[],
  isPinned: boolean,
): DistributionView {
  const notes = [...(mean === undefined ? [] : [`${decimal(mean)} on average`]), ...(isPinned ? [givenForced] : [])];
  return {
    of,
    ...(notes.length === 0 ? {} : { note: notes.join(', ') }),
    rows: rows.map(({ label, figure }) => chanceView(label, figure)),
  };
}

/** The possible values: numbers in ascending order, then what is left open. 0 is never folded with other values. */
function rowsOf({ values }: NumberOdds, outcomes: Outcomes | undefined): readonly Row[] {
  const rows = [...values]
    .filter(([, { chance }]) => !chance.equals(0))
    .map(([id, figure]): Row => ({ label: wordsOf(outcomes, id), figure, ...valueOf(id) }));
  const open = rows.filter((row) => !isNumber(row));
  const numbers = rows.filter(isNumber).sort((a, b) => a.value - b.value);
  const nothing = numbers.filter(({ value }, index) => index === 0 && value === 0);
  return [
    ...nothing,
    ...folded(numbers.slice(nothing.length), Math.max(2, mostRows - open.length - nothing.length)),
    ...open,
  ];
}

/** A number is its own id. */
function valueOf(id: OutcomeId): { readonly value?: number } {
  const value = Number(id);
  return Number.isNaN(value) ? {} : { value };
}

function isNumber(row: Row): row is NumberRow {
  return row.value !== undefined;
}

/** Folds the ends, the less likely one first, until there are at most `most` rows and neither end is negligible. */
function folded(rows: readonly NumberRow[], most: number): readonly NumberRow[] {
  const [first, second] = rows;
  const [secondLast, last] = rows.slice(-2);
  const isFew =
    rows.length <= most && (rows.length <= fewestRows || !(isTiny([first, second]) || isTiny([secondLast, last])));
  if (isFew || first === undefined || second === undefined || secondLast === undefined || last === undefined)
    return rows;
  const low: NumberRow = {
    value: second.value,
    label: `${shown(second)} or less`,
    figure: sumOf(first.figure, second.figure),
  };
  const high: NumberRow = {
    value: secondLast.value,
    label: `${shown(secondLast)} or more`,
    figure: sumOf(secondLast.figure, last.figure),
  };
  return low.figure.chance.compare(high.figure.chance) < 0
    ? folded([low, ...rows.slice(2)], most)
    : folded([...rows.slice(0, -2), high], most);
}

/** Whether all of them together are shown as under 0.01%. */
function isTiny(rows: readonly (Row | undefined)[]): boolean {
  return (
    rows.reduce((sum, row) => (row === undefined || row.figure.sample !== undefined ? 1 : sum + share(row.figure)), 0) <
    tiny
  );
}

/** A number with a true minus sign, as in the other rows. */
function shown({ value }: NumberRow): string {
  return `${value}`.replace('-', '−');
}

/**
 * The chance of either of two exclusive results; sampled if one of them is, with an interval that holds for the sum.
 */
function sumOf(one: Figure, other: Figure): Figure {
  const chance = one.chance.add(other.chance);
  const sample = one.sample ?? other.sample;
  const bound = one.bound ?? other.bound;
  const sum = { chance, ...(bound === undefined ? {} : { bound }) };
  if (sample === undefined) return sum;
  const [low, high] = [lowOf(one) + lowOf(other), highOf(one) + highOf(other)];
  return { ...sum, sample: { plays: sample.plays, low, high: Math.min(1, high) } };
}

function lowOf({ sample, chance }: Figure): number {
  return sample?.low ?? chance.valueOf();
}

function highOf({ sample, chance }: Figure): number {
  return sample?.high ?? chance.valueOf();
}
