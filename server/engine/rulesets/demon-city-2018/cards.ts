/** Cards and decks of the tarot edition: the value of each card, and the contents of the two decks. */
import { toDeck, type Card, type Deck } from '../../chance/index.ts';
import { derive } from '../../derive/index.ts';
import type { Hand, Setting } from '../../scenario.ts';
import type { Cast } from '../demon-city/cast.ts';
import { factsOf, type DeckEntry, type DeckFact, type DemonCityFact } from '../demon-city/facts.ts';
import { sentence } from '../../play/words.ts';
import { chooses } from './options.ts';

/** The mark of The Fool, which counts 0. */
export const fool = 'the fool';

/** The number of Fools in a deck. */
export function foolsIn(deck: Deck): number {
  return deck.reduce((sum, { mark, count }) => (mark === fool ? sum + count : sum), 0);
}

export function withoutFools(deck: Deck): Deck {
  return deck.filter(({ mark }) => mark !== fool);
}

/** The majors in order, from 0: The Fool has no number, Strength is 8 and Justice 11. */
const majors = [
  'the fool',
  'the magician',
  'the high priestess',
  'the empress',
  'the emperor',
  'the hierophant',
  'the lovers',
  'the chariot',
  'strength',
  'the hermit',
  'wheel of fortune',
  'justice',
  'the hanged man',
  'death',
  'temperance',
  'the devil',
  'the tower',
  'the star',
  'the moon',
  'the sun',
  'judgement',
  'the world',
];
const courts = ['page', 'knight', 'queen', 'king'];
const numberWords = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const suits = ['wands', 'cups', 'swords', 'pentacles'];

/** The highest value of a card, unless majors count as printed. */
const top = 10;

/** Normalizes a card’s name for comparison, ignoring case and extra blanks. */
export function cardMark(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ').replace('judgment', 'judgement');
}

/**
 * The value of a named card; undefined where there is no such card. With `printed`, majors above ten count their own
 * numbers.
 */
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

/** Whether the scenario lets majors above ten count their printed numbers. */
export function countsAsPrinted(setting: Setting): boolean {
  return chooses(setting, 'majors', 'printed');
}

/** The two decks at the start, as written or by default, plus the Significators of those who throw from them. */
export const startingDecks = derive('demon-city-2018/starting decks', (cast: Cast): Readonly<Record<Hand, Deck>> => ({
  Players: startingDeck(cast, 'Players'),
  Host: startingDeck(cast, 'Host'),
}));

/** A card by its name, with its value. */
function cardOf(name: string, printed: boolean): Card {
  return { value: cardValue(name, printed) ?? top, mark: cardMark(name) };
}

function startingDeck(cast: Cast, hand: Hand): Deck {
  const printed = countsAsPrinted(cast.stage);
  const cards =
    writtenCards(cast, hand) ??
    (hand === 'Host' ? oneOfEach : playersDefault(writtenCards(cast, 'Host') ?? oneOfEach, printed));
  const present = new Set(cards.map((card) => ('mark' in card ? card.mark : undefined)));
  return toDeck([
    ...cards,
    ...significators(cast, hand)
      .filter((name) => !present.has(cardMark(name)))
      .map((name) => cardOf(name, printed)),
  ]);
}

type Counted = Card & { readonly count: number };

/** The default Horror’s Deck. */
const oneOfEach: readonly Counted[] = Array.from({ length: top }, (_, index) => ({ value: index + 1, count: 1 }));

function writtenCards({ stage }: Cast, hand: Hand): readonly Counted[] | undefined {
  const printed = countsAsPrinted(stage);
  return writtenDeck(stage, hand)?.entries.flatMap((entry) => {
    const count = copiesOf(entry);
    return 'name' in entry
      ? [{ ...cardOf(entry.name, printed), count }]
      : numbersIn(entry).map((value) => ({ value, count }));
  });
}

/** The last sentence about a deck counts. */
export function writtenDeck({ facts }: Pick<Setting<DemonCityFact>, 'facts'>, hand: Hand): DeckFact | undefined {
  return factsOf(facts, 'deck').findLast((deck) => deck.hand === hand);
}

/**
 * The default Players’ Deck: what the Host’s deck leaves of the four suits from 1 to 10, and The Fool (section 6 of the
 * reading).
 */
function playersDefault(host: readonly Counted[], printed: boolean): readonly Counted[] {
  const whole = isBeyondOneTarot(host);
  const numbers = oneOfEach
    .map(({ value }) => ({ value, count: Math.max(0, suits.length - (whole ? 0 : taken(host, value))) }))
    .filter(({ count }) => count > 0);
  return !whole && host.some(({ mark }) => mark === fool)
    ? numbers
    : [...numbers, { ...cardOf(fool, printed), count: 1 }];
}

/**
 * Whether the default Players’ Deck is a whole deck of its own, because the Host’s deck can’t come from the same tarot.
 */
export function hasDeckOfItsOwn(cast: Cast): boolean {
  return writtenDeck(cast.stage, 'Players') === undefined && isBeyondOneTarot(writtenCards(cast, 'Host') ?? oneOfEach);
}

/** Whether the deck has more copies of some card than a tarot has, or uses up all the numbers. */
function isBeyondOneTarot(host: readonly Counted[]): boolean {
  const numbers = oneOfEach.map(({ value }) => taken(host, value));
  const marks = host.flatMap(({ mark, count }) =>
    mark === undefined || count === 0 ? [] : new Array<string>(Math.min(count, 2)).fill(mark),
  );
  return (
    numbers.some((count) => count > suits.length) ||
    numbers.every((count) => count === suits.length) ||
    new Set(marks).size < marks.length
  );
}

/** The number of a deck’s suit cards with this value, courts excluded. */
function taken(deck: readonly Counted[], value: number): number {
  const ofSuits = deck.filter(({ mark }) => mark === undefined || suits.some((suit) => mark.endsWith(` of ${suit}`)));
  return ofSuits.filter((card) => card.value === value && !isCourt(card)).reduce((sum, { count }) => sum + count, 0);
}

function isCourt({ mark }: Card): boolean {
  return mark !== undefined && courts.some((court) => mark.startsWith(`${court} of `));
}

/** Upper bounds on decks, so that a typo can’t fill the memory; a check reports them. */
export const mostNumbers = 100;
export const mostCopies = 1000;

/** The values of an entry’s cards, without negative ones. An entry with a fractional bound has none. */
export function numbersIn({ from, to }: NumberedEntry): readonly number[] {
  const first = Math.max(0, from);
  const length =
    Number.isInteger(from) && Number.isInteger(to) ? Math.max(0, Math.min(to - first + 1, mostNumbers)) : 0;
  return Array.from({ length }, (_, index) => first + index);
}

/** The copies of each card that an entry adds; none for a number that isn’t whole. */
export function copiesOf({ count }: Pick<DeckEntry, 'count'>): number {
  return Number.isInteger(count) ? Math.max(0, Math.min(count, mostCopies)) : 0;
}

/** Why an entry, or a part of it, is left out as impossible. */
export function impossibleIn(entry: DeckEntry): 'copies' | 'backwards' | 'fraction' | 'below' | 'partly' | undefined {
  if (entry.count < 0 || !Number.isInteger(entry.count)) return 'copies';
  if ('name' in entry) return undefined;
  const { from, to } = entry;
  if (from > to) return 'backwards';
  if (!Number.isInteger(from) || !Number.isInteger(to)) return 'fraction';
  if (to < 0) return 'below';
  return from < 0 ? 'partly' : undefined;
}

/** Which upper bounds an entry exceeds. */
export function excessesOf(entry: DeckEntry): readonly ('copies' | 'numbers')[] {
  const isWide = 'from' in entry && entry.to - Math.max(0, entry.from) + 1 > mostNumbers;
  return [...(entry.count > mostCopies ? ['copies' as const] : []), ...(isWide ? ['numbers' as const] : [])];
}

export function isOversized(entry: DeckEntry): boolean {
  return excessesOf(entry).length > 0;
}

/** The upper bounds that cut the decks, in words; chances in such a fight don’t match the decks as written. */
export const deckBounds = derive('demon-city-2018/limits of decks', ({ stage }: Cast): readonly string[] => {
  const entries = (['Players', 'Host'] as const)
    .flatMap((hand) => writtenDeck(stage, hand)?.entries ?? [])
    .filter(isOversized);
  return [
    ...(entries.some(({ count }) => count > mostCopies) ? [`${mostCopies} cards of each at most`] : []),
    ...(entries.some(({ count }) => count <= mostCopies) ? [`${mostNumbers} different numbers at most`] : []),
  ];
});

type NumberedEntry = Extract<DeckEntry, { readonly from: number }>;

function significators(cast: Cast, hand: Hand): readonly string[] {
  const names = [...cast.fighters.values()]
    .filter((fighter) => fighter.hand === hand)
    .flatMap((fighter) => (fighter.significator === undefined ? [] : [fighter.significator]));
  return [...new Map(names.map((name) => [cardMark(name), name])).values()];
}

/** A card in words: `9`, or `The Moon (10)`. */
export function cardWords(card: Card): string {
  return card.mark === undefined ? `${card.value}` : `${cardTitle(card.mark)} (${card.value})`;
}

/** A card’s name with its capitals: `Wheel of Fortune`. */
export function cardTitle(mark: string): string {
  return mark
    .split(' ')
    .map((word) => (word === 'of' ? word : sentence(word)))
    .join(' ');
}
