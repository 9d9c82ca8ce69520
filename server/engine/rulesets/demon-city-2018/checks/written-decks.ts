/** The decks as they are written, for the checks. */
import type { Scenario } from '../../../scenario.ts';
import type { DeckEntry, DeckFact, DemonCityFact } from '../../demon-city/facts.ts';
import { list } from '../../../play/words.ts';
import { cardMark, cardValue, copiesOf, countsAsPrinted, impossibleIn, isOversized, numbersIn } from '../cards.ts';

/** Whether every entry can be taken as it stands; one that can't has a finding of its own. */
export function isSound(deck: DeckFact): boolean {
  return deck.entries.every((entry) => !isOversized(entry) && impossibleIn(entry) === undefined);
}

export function isEmpty(deck: DeckFact): boolean {
  return deck.entries.every((entry) => copiesOf(entry) === 0 || ('from' in entry && numbersIn(entry).length === 0));
}

/** The numbers that the cards of an entry count for. */
export function numbersOf(scenario: Scenario<DemonCityFact>, entry: DeckEntry): readonly number[] {
  if (copiesOf(entry) === 0) return [];
  return 'name' in entry ? [cardValue(entry.name, countsAsPrinted(scenario)) ?? 10] : numbersIn(entry);
}

/** An entry as it is written: `4`, `2 of each 1 to 10`, `2 of "The Moon"`. */
export function entryWords(entry: DeckEntry): string {
  const { count } = entry;
  if ('name' in entry) return count === 1 ? `"${entry.name}"` : `${count} of "${entry.name}"`;
  const { from, to } = entry;
  if (count === 1) return from === to ? `${from}` : `${from} to ${to}`;
  return `${count} of each ${from} to ${to}`;
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
  return found.flatMap(([from, to]) =>
    to - from === 1 ? [`${from}`, `${to}`] : [from === to ? `${from}` : `${from} to ${to}`],
  );
}

/** Ascending numbers in a sentence: `1 to 6, 9 and 10`. */
export function numberWords(numbers: readonly number[]): string {
  return list(runs(numbers));
}
