/**
 * In how many deals the events of a sum happen. What stands in the decks is weighed once for every place of the leading
 * value, whichever sums it comes up in: most sums are about the same cards.
 */
import type { Counts } from './columns.ts';
import { beginRow, sweep } from './dealing.ts';
import type { BegunRow, Remainder, Row } from './dealing.ts';
import type { Events, SignedSum } from './events.ts';
import type { Way } from './lead.ts';
import { newList } from './list.ts';
import type { NumberedList } from './list.ts';
import type { Model } from './model.ts';

/** The place of the leading value, and how its side wins. */
export interface Moment {
  readonly lead: number;
  readonly way: Way;
}

/** A sum whose terms are grouped by what stands in the first deck, so that this is weighed once for all of a group. */
export type Weighable = readonly { readonly first: number; readonly terms: readonly { readonly coefficient: bigint; readonly others: number }[] }[];

/** `weigh` tells the number of deals in which the events of a sum happen at a moment. */
export interface Scales {
  readonly prepare: (sum: SignedSum) => Weighable;
  readonly weigh: (sum: Weighable, moment: Moment) => bigint;
}

/** What stands in the first deck, and what stands in each of the others. */
interface Split {
  readonly first: number;
  readonly others: number;
}

/** All that has come up in sums: rows of the first deck, and rows of all the others together. */
interface Stock {
  readonly firsts: NumberedList<Row>;
  readonly others: NumberedList<readonly Row[]>;
}

/** More rows than a computer holds; two numbers below it make one that is still exact. */
const mostRows = 2 ** 26;

type Scale = (sum: Weighable) => bigint;

/** Scales for sums of these events. */
export function newScales(model: Model, events: Events): Scales {
  const stock: Stock = { firsts: newList(), others: newList() };
  const splits = new Map<Counts, Split>();
  const scales = new Map<number, Scale>();
  const splitOf = (counts: Counts): Split => {
    const split = splits.get(counts) ?? splitInDecks(counts, model.decks.length, events, stock);
    splits.set(counts, split);
    return split;
  };
  return {
    prepare: (sum) => {
      const groups = new Map<number, { coefficient: bigint; others: number }[]>();
      for (const [counts, coefficient] of sum) {
        const { first, others } = splitOf(counts);
        const term = { coefficient: BigInt(coefficient), others };
        const group = groups.get(first);
        if (group === undefined) groups.set(first, [term]);
        else group.push(term);
      }
      return [...groups].map(([first, terms]) => ({ first, terms }));
    },
    weigh: (sum, moment) => {
      const key = moment.way === 'by leader' ? moment.lead : -1 - moment.lead;
      const scale = scales.get(key) ?? scaleAt(model, stock, moment);
      scales.set(key, scale);
      return scale(sum);
    },
  };
}

function splitInDecks(counts: Counts, decks: number, { standsOf }: Events, { firsts, others }: Stock): Split {
  const rows = Array.from({ length: decks }, (): Row[number][] => []);
  for (const { deck, bound, count } of standsOf(counts)) rows[deck]?.push({ bound, count });
  const keys = rows.map((row) => row.map(({ bound: { fixed, lead, limit }, count }) => [fixed, lead, limit, count].join()).join(';'));
  return { first: firsts.numberOf(keys[0] ?? '', () => rows[0] ?? []), others: others.numberOf(keys.slice(1).join('|'), () => rows.slice(1)) };
}

function scaleAt({ decks, values }: Model, { firsts, others }: Stock, moment: Moment): Scale {
  const top = values.length - 1;
  const begun: (BegunRow | undefined)[] = [];
  const remainders = newList<Remainder>();
  const weights = new Map<number, bigint>();
  const swept = new Map<string, bigint>();
  const begin = (row: Row, deck: number): BegunRow => beginRow(decks[deck], row, moment, top, remainders);
  const weighOthers = (rows: readonly Row[], first: number): bigint => {
    const started = rows.map((row, place) => begin(row, place + 1));
    const early = started.reduce((product, { weight }) => product * weight, 1n);
    if (early === 0n || moment.way === 'by leader') return early;
    const numbers = [first, ...started.map(({ remainder }) => remainder)];
    const key = numbers.join();
    const late = swept.get(key) ?? sweep(numbers.map((number, deck) => [decks[deck], remainders.items[number]]), moment.lead, top);
    swept.set(key, late);
    return early * late;
  };
  return (sum) => {
    let total = 0n;
    for (const { first, terms } of sum) {
      const { weight, remainder } = (begun[first] ??= begin(firsts.items[first] ?? [], 0));
      if (weight === 0n) continue;
      let ways = 0n;
      for (const { coefficient, others: number } of terms) {
        const key = remainder * mostRows + number;
        const known = weights.get(key);
        const each = known ?? weighOthers(others.items[number] ?? [], remainder);
        if (known === undefined) weights.set(key, each);
        if (each !== 0n) ways += coefficient * each;
      }
      total += weight * ways;
    }
    return total;
  };
}
