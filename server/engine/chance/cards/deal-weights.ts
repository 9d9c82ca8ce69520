/** Counts the deals of signed sums at one leading value; each row of cards is weighed once and cached. */
import { beginRow, nothingBegun, sweep } from './dealing.ts';
import type { BegunRow, Remainder, Row } from './dealing.ts';
import { newList } from '../list.ts';
import type { LeadingValue } from './leading-hand.ts';
import type { Model } from './model.ts';

/** The rows that occur in sums, by number: those of the first deck, and those of all other decks together. */
export interface Stock {
  readonly firsts: readonly Row[];
  readonly others: readonly (readonly Row[])[];
}

/** A signed sum with its terms grouped by the first deck’s row, which is then weighed once per group. */
export type Weighable = readonly {
  readonly first: number;
  readonly terms: readonly { readonly coefficient: bigint; readonly others: number }[];
}[];

/** The number of deals in which a sum’s events happen. */
export type DealWeights = (sum: Weighable) => bigint;

/** The weight of the other decks’ rows, by their number and that of the first deck’s remainder. */
type WeighOthers = (number: number, remainder: number) => bigint;

/** An upper bound on rows; two numbers below it combine to one that is still exact as a double. */
const mostRows = 2 ** 26;

export function newScale({ decks, values }: Model, stock: Stock, leading: LeadingValue): DealWeights {
  const top = values.length - 1;
  const begun: (BegunRow | undefined)[] = [];
  const remainders = newList<string, Remainder>();
  const begin = (row: Row, number: number): BegunRow => {
    const deck = decks[number];
    return deck === undefined ? nothingBegun : beginRow(deck, row, leading, top, remainders);
  };
  const startOthers = (number: number): readonly BegunRow[] =>
    (stock.others[number] ?? []).map((row, place) => begin(row, place + 1));
  const sweepRest = (numbers: readonly number[]): bigint =>
    sweep(
      decks.flatMap(({ atMost }, deck) => {
        const remainder = remainders.items[numbers[deck] ?? -1];
        return remainder === undefined ? [] : { atMost, remainder };
      }),
      leading.lead,
      top,
    );
  const weighOthers = leading.way === 'by leader' ? outright(startOthers) : swept(startOthers, sweepRest);
  return (sum) => {
    let total = 0n;
    for (const { first, terms } of sum) {
      const { weight, remainder } = (begun[first] ??= begin(stock.firsts[first] ?? [], 0));
      if (weight === 0n) continue;
      let ways = 0n;
      for (const { coefficient, others } of terms) {
        const each = weighOthers(others, remainder);
        if (each !== 0n) ways += coefficient === 1n ? each : coefficient * each;
      }
      total += weight * ways;
    }
    return total;
  };
}

/** Without a sweep, the weight doesn’t depend on the first deck. */
function outright(startOthers: (number: number) => readonly BegunRow[]): WeighOthers {
  const weights: (bigint | undefined)[] = [];
  return (number) => (weights[number] ??= weightOf(startOthers(number)));
}

function swept(
  startOthers: (number: number) => readonly BegunRow[],
  sweepRest: (remainders: readonly number[]) => bigint,
): WeighOthers {
  const weights = new Map<number, bigint>();
  const late = new Map<string, bigint>();
  const lateOf = (numbers: readonly number[]): bigint => {
    const key = numbers.join();
    const deals = late.get(key) ?? sweepRest(numbers);
    late.set(key, deals);
    return deals;
  };
  return (number, remainder) => {
    const key = remainder * mostRows + number;
    const known = weights.get(key);
    if (known !== undefined) return known;
    const started = startOthers(number);
    const early = weightOf(started);
    const weight = early === 0n ? early : early * lateOf([remainder, ...started.map((row) => row.remainder)]);
    weights.set(key, weight);
    return weight;
  };
}

function weightOf(begun: readonly BegunRow[]): bigint {
  let product = 1n;
  for (const { weight } of begun) product = product === 1n ? weight : product * weight;
  return product;
}
