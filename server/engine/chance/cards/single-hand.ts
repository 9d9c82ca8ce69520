/** The distributions of the highest and the lowest card of a single hand. */
import type Fraction from 'fraction.js';
import { countsByValue, deckSize } from './deck.ts';
import type { Deck } from './deck.ts';
import { falling } from './falling.ts';
import { none, toFraction } from '../fractions.ts';

/** Each value with its chance, ascending; values with chance 0 are omitted. */
export type ValueChances = ReadonlyMap<number, Fraction>;

/** The highest of `draws` cards. Throws if the deck has fewer, or if `draws` is less than 1. */
export function highestOfHand(deck: Deck, draws: number): ValueChances {
  return extremeOfHand([...countsByValue(deck)], deck, draws);
}

/** The lowest of `draws` cards. Throws if the deck has fewer, or if `draws` is less than 1. */
export function lowestOfHand(deck: Deck, draws: number): ValueChances {
  return new Map([...extremeOfHand([...countsByValue(deck)].reverse(), deck, draws)].reverse());
}

/** The chance of a value above `number`. */
export function chanceAbove(values: ValueChances, number: number): Fraction {
  return [...values].reduce((sum, [value, chance]) => (value > number ? sum.add(chance) : sum), none);
}

/** The distribution of the last drawn card in the given order: all are up to it, and not all before it. */
function extremeOfHand(counts: readonly (readonly [number, number])[], deck: Deck, draws: number): ValueChances {
  if (draws < 1 || draws > deckSize(deck))
    throw new Error(`A deck of ${deckSize(deck)} cards can't give a hand of ${draws}`);
  const total = falling(deckSize(deck), draws);
  let before = 0;
  const chances = counts.map(([value, count]) => {
    const ways = falling(before + count, draws) - falling(before, draws);
    before += count;
    return [value, ways] as const;
  });
  return new Map(chances.filter(([, ways]) => ways > 0n).map(([value, ways]) => [value, toFraction(ways, total)]));
}
