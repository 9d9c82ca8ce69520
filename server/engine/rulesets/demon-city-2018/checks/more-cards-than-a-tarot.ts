/** Decks that can't be made from one tarot. */
import { write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { DeckEntry, DemonCityFact } from '../../demon-city/facts.ts';
import { cardMark, countsAsPrinted, writtenDeck } from '../cards.ts';
import { significatorsOf, type OwnCard } from './significators.ts';
import { entryWords, isSound, numberWords, suitNumber } from './written-decks.ts';

/** Of each number a tarot has so many cards, one a suit. */
const ofEach = 4;

export const moreCardsThanATarot: LintRule<DemonCityFact> = {
  id: 'more-cards-than-a-tarot',
  severity: 'warning',
  title: 'More cards than a tarot has',
  explanation: `Both decks come from one tarot: it has ${ofEach} cards of each number from 1 to 10, one a suit, and every card with a name once. “8 of Cups” is one of the four 8s. A Significator is in the Players’ deck and so in no other.`,
  messages: {
    numbers:
      'With this the decks hold more than the {most} cards that a tarot has of {numbers}; they are played as they stand',
    again: '“{card}” is in a deck already, and a tarot has it once; it is played as it stands',
    copies: 'A tarot has “{card}” once; the deck is played as it stands',
    significator:
      '“{card}” is the Significator of {name} and so in the Players’ deck; a tarot has it once, and both decks are played as they stand',
    beyond: 'No card counts {number}: the highest is {top}; it is played as it stands',
    nameless:
      'The only card that counts 0 is “The Fool”, and without its name it makes no critical failure; it is played as it stands',
    first: 'It is here first',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    significator "The Star"
- deck of the Host: 1 to 12, "The Moon", 4 of each 8 to 8, "The Star", 0
                    ^^^^^^^              ^^^^^^^^^^^^^^^^  ^^^^^^^^^^  ^
- deck of the Players: 3 of each 1 to 10, 2 of "The Fool", "The Moon"
                       ^^^^^^^^^^^^^^^^^  ^^^^^^^^^^^^^^^  ^^^^^^^^^^
+ deck of the Host: 1 to 7, "8 of Cups", 9, 10, "The Moon"
+ deck of the Players: 3 of each 1 to 10, "The Fool"
`),
  *check({ scenario }) {
    const [host, players] = [writtenDeck(scenario, 'Host'), writtenDeck(scenario, 'Players')];
    const entries = [host, players].flatMap((deck) => (deck !== undefined && isSound(deck) ? deck.entries : []));
    const owners = significatorsOf(scenario).filter(({ hand }) => hand === 'Players');
    yield* beyond(entries, countsAsPrinted(scenario) ? 21 : 10);
    yield* tooMany(entries, host === undefined ? 1 : 0);
    yield* again(entries, owners, host?.entries ?? []);
  },
};

/** Plain cards that count more, or less, than any card does that has no name. */
function* beyond(entries: readonly DeckEntry[], top: number): Iterable<Finding> {
  for (const entry of entries) {
    if ('name' in entry || entry.count === 0) continue;
    if (entry.to > top)
      yield found(
        moreCardsThanATarot,
        'beyond',
        entry.source,
        { number: entry.to, top },
        { fixes: [write(entryWords({ ...entry, from: Math.min(entry.from, top), to: top }), entry.source)] },
      );
    if (entry.from === 0)
      yield found(
        moreCardsThanATarot,
        'nameless',
        entry.source,
        {},
        {
          fixes: [
            write(
              [...(entry.to === 0 ? [] : [entryWords({ ...entry, from: 1 })]), '"The Fool"'].join(', '),
              entry.source,
            ),
          ],
        },
      );
  }
}

/**
 * `taken` of each number are in a deck that isn't written: the Host's has one of each, and the Players' is what
 * remains.
 */
function* tooMany(entries: readonly DeckEntry[], taken: number): Iterable<Finding> {
  const held = new Map<number, number>();
  for (const entry of entries) {
    const numbers = plainNumbers(entry);
    for (const number of numbers) held.set(number, (held.get(number) ?? taken) + entry.count);
    const over = numbers.filter((number) => (held.get(number) ?? 0) > ofEach);
    if (over.length > 0)
      yield found(moreCardsThanATarot, 'numbers', entry.source, { most: ofEach, numbers: numberWords(over) });
  }
}

/** The numbers from 1 to 10 that an entry has suit cards of. */
function plainNumbers(entry: DeckEntry): readonly number[] {
  if (entry.count === 0) return [];
  if ('name' in entry) return [suitNumber(entry.name)].filter((number) => number !== undefined);
  return Array.from({ length: 10 }, (_, index) => index + 1).filter(
    (number) => number >= entry.from && number <= entry.to,
  );
}

/** Named cards that are in a deck more than once. */
function* again(
  entries: readonly DeckEntry[],
  owners: readonly OwnCard[],
  ofHost: readonly DeckEntry[],
): Iterable<Finding> {
  const seen = new Map<string, DeckEntry>();
  for (const entry of entries) {
    if (!('name' in entry) || entry.count === 0) continue;
    const mark = cardMark(entry.name);
    const first = seen.get(mark);
    const owner = ofHost.includes(entry) ? owners.find(({ fact }) => cardMark(fact.card.text) === mark) : undefined;
    const data = { card: entry.name, name: owner?.name ?? '' };
    if (first !== undefined)
      yield found(moreCardsThanATarot, 'again', entry.source, data, {
        related: [{ source: first.source, message: 'first' }],
      });
    else if (entry.count > 1)
      yield found(moreCardsThanATarot, 'copies', entry.source, data, {
        fixes: [write(`"${entry.name}"`, entry.source)],
      });
    else if (owner !== undefined)
      yield found(moreCardsThanATarot, 'significator', entry.source, data, {
        related: [{ source: owner.fact.source, message: 'first' }],
      });
    seen.set(mark, first ?? entry);
  }
}
