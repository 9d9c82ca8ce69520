/** The decks as they are written, for the checks: of two sentences about one deck the last counts. */
import type { Hand, Scenario } from '../../../scenario.ts';
import { factsOf, type DeckEntry, type DeckFact, type DemonCityFact } from '../../demon-city/facts.ts';
import { list } from '../../../play/words.ts';
import { cardMark, cardValue, countsAsPrinted, mostCopies, mostNumbers } from '../cards.ts';

export function writtenDeck(scenario: Scenario<DemonCityFact>, hand: Hand): DeckFact | undefined {
  return factsOf(scenario.facts, 'deck').findLast((deck) => deck.hand === hand);
}

/** Whether every entry can be taken as it stands; one that can't has a finding of its own. */
export function isSound(deck: DeckFact): boolean {
  return deck.entries.every((entry) => entry.count <= mostCopies && ('name' in entry || (entry.from <= entry.to && entry.to - entry.from < mostNumbers)));
}

export function isEmpty(deck: DeckFact): boolean {
  return deck.entries.every((entry) => entry.count === 0 || ('from' in entry && entry.from > entry.to));
}

/** The numbers that the cards of an entry count for. */
export function numbersOf(scenario: Scenario<DemonCityFact>, entry: DeckEntry): readonly number[] {
  if (entry.count === 0) return [];
  if ('name' in entry) return [cardValue(entry.name, countsAsPrinted(scenario)) ?? 10];
  return Array.from({ length: Math.max(0, entry.to - entry.from + 1) }, (_, index) => entry.from + index);
}

/** The number of a suit's card by its name: 8 for “8 of Cups”; undefined for courts and majors. */
export function suitNumber(name: string): number | undefined {
  const mark = cardMark(name);
  const ofSuit = / of (wands|cups|swords|pentacles)$/.test(mark) && !/^(page|knight|queen|king) /.test(mark);
  return ofSuit ? cardValue(name, false) : undefined;
}

/** Ascending numbers as entries of a deck are written: `3`, `3 to 5`. */
export function runs(numbers: readonly number[]): readonly string[] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.flatMap(([from, to]) => (to - from === 1 ? [`${from}`, `${to}`] : [from === to ? `${from}` : `${from} to ${to}`]));
}

/** Ascending numbers in a sentence: `1 to 6, 9 and 10`. */
export function numberWords(numbers: readonly number[]): string {
  return list(runs(numbers));
}
