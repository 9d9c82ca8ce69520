/** Cards and decks of the tarot edition: what cards are worth, and which cards the two decks hold. */
import { toDeck, type Card, type Deck } from '../../chance/index.ts';
import { oncePer } from '../../once.ts';
import type { Hand, Scenario } from '../../scenario.ts';
import type { Cast } from '../demon-city/cast.ts';
import { factsOf } from '../demon-city/facts.ts';
import { sentence } from '../../play/words.ts';
import { chooses } from './options.ts';

/** The mark of The Fool, which counts 0. */
export const fool = 'the fool';

/** The majors in their order, from 0: The Fool has no number, Strength is 8 and Justice 11. */
const majors = [
  'the fool', 'the magician', 'the high priestess', 'the empress', 'the emperor', 'the hierophant', 'the lovers', 'the chariot', 'strength',
  'the hermit', 'wheel of fortune', 'justice', 'the hanged man', 'death', 'temperance', 'the devil', 'the tower', 'the star', 'the moon',
  'the sun', 'judgement', 'the world',
];
const courts = ['page', 'knight', 'queen', 'king'];
const numberWords = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const suits = ['wands', 'cups', 'swords', 'pentacles'];

/** The highest number that a card counts for, unless majors count as printed. */
const top = 10;

/** How a card's name is compared: case and blanks aside. */
export function cardMark(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ').replace('judgment', 'judgement');
}

/** What a named card counts; undefined where there is no such card. `printed` gives majors above ten their own numbers. */
export function cardValue(name: string, printed: boolean): number | undefined {
  const mark = cardMark(name);
  const major = majors.findIndex((each) => each === mark || each === `the ${mark}`);
  if (major >= 0) return printed ? major : Math.min(major, top);
  const [rank = '', suit = ''] = mark.split(' of ');
  if (!suits.includes(suit)) return undefined;
  if (courts.includes(rank)) return top;
  const spelt = numberWords.indexOf(rank) + 1;
  const number = spelt > 0 ? spelt : Number(rank);
  return Number.isInteger(number) && number >= 1 && number <= top ? number : undefined;
}

/** Whether the scenario says that majors above ten count their printed numbers. */
export function countsAsPrinted(scenario: Scenario): boolean {
  return chooses(scenario, 'majors', 'printed');
}

/** The two decks at the start: as written, or by default, with the Significators of those who throw from them. */
export const startingDecks = oncePer((cast: Cast): Readonly<Record<Hand, Deck>> => ({ Players: startingDeck(cast, 'Players'), Host: startingDeck(cast, 'Host') }));

/** A card as its face is read: its number, and its name where it has one. */
export function cardOf(name: string, printed: boolean): Card {
  return { value: cardValue(name, printed) ?? top, mark: cardMark(name) };
}

function startingDeck(cast: Cast, hand: Hand): Deck {
  const printed = countsAsPrinted(cast.scenario);
  const cards = writtenCards(cast, hand) ?? (hand === 'Host' ? oneOfEach : remaining(writtenCards(cast, 'Host') ?? oneOfEach, printed));
  const present = new Set(cards.map((card) => ('mark' in card ? card.mark : undefined)));
  return toDeck([...cards, ...significators(cast, hand).filter((name) => !present.has(cardMark(name))).map((name) => cardOf(name, printed))]);
}

type Counted = Card & { readonly count: number };

/** The Horror's Deck where none is written. */
const oneOfEach: readonly Counted[] = Array.from({ length: top }, (_, index) => ({ value: index + 1, count: 1 }));

function writtenCards(cast: Cast, hand: Hand): readonly Counted[] | undefined {
  const printed = countsAsPrinted(cast.scenario);
  return factsOf(cast.scenario.facts, 'deck').findLast((deck) => deck.hand === hand)
    ?.entries.flatMap((entry) => ('name' in entry ? [{ ...cardOf(entry.name, printed), count: entry.count }] : numbered(entry)));
}

/** The Players' Deck where none is written: what the Host's leaves of the four suits from 1 to 10, and The Fool (section 6 of the reading). */
function remaining(host: readonly Counted[], printed: boolean): readonly Counted[] {
  const ofSuits = host.filter(({ mark }) => mark === undefined || suits.some((suit) => mark.endsWith(` of ${suit}`)));
  const taken = (value: number): number => ofSuits.filter((card) => card.value === value && !isCourt(card)).reduce((sum, { count }) => sum + count, 0);
  const numbers = oneOfEach.map(({ value }) => ({ value, count: Math.max(0, suits.length - taken(value)) })).filter(({ count }) => count > 0);
  return host.some(({ mark }) => mark === fool) ? numbers : [...numbers, { ...cardOf(fool, printed), count: 1 }];
}

function isCourt({ mark }: Card): boolean {
  return mark !== undefined && courts.some((court) => mark.startsWith(`${court} of `));
}

/** A range is cut at a bound, so that a slip of the pen can't fill the memory; the bound has a finding of its own. */
export const mostNumbers = 100;
export const mostCopies = 1000;

function numbered(entry: { readonly count: number; readonly from: number; readonly to: number }): readonly Counted[] {
  const length = Math.max(0, Math.min(entry.to - entry.from + 1, mostNumbers));
  return Array.from({ length }, (_, index) => ({ value: entry.from + index, count: Math.min(entry.count, mostCopies) }));
}

function significators(cast: Cast, hand: Hand): readonly string[] {
  const names = [...cast.fighters.values()].filter((fighter) => fighter.hand === hand)
    .flatMap((fighter) => (fighter.significator === undefined ? [] : [fighter.significator]));
  return [...new Map(names.map((name) => [cardMark(name), name])).values()];
}

/** A card as it is read aloud: `9`, or `The Moon (10)`. */
export function cardWords(card: Card): string {
  return card.mark === undefined ? `${card.value}` : `${cardTitle(card.mark)} (${card.value})`;
}

/** A card's name with its capitals: `Wheel of Fortune`. */
export function cardTitle(mark: string): string {
  return mark.split(' ').map((word) => (word === 'of' ? word : sentence(word))).join(' ');
}
