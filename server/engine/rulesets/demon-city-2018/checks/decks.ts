/** Checks of decks and their cards. */
import { deckSize } from '../../../chance/index.ts';
import { write } from '../../../checking/mending.ts';
import { calledInFull, carriedBy, handOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Found, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { Combatant, Scenario } from '../../../scenario.ts';
import { castOf } from '../../demon-city/cast.ts';
import { startsTogether } from '../../demon-city/checks/written.ts';
import { factsOf, lastFact, type DeckEntry, type DeckFact, type DemonCityFact } from '../../demon-city/facts.ts';
import { hasClass, weaponNamed } from '../../demon-city/weapons.ts';
import {
  cardMark,
  cardValue,
  copiesOf,
  countsAsPrinted,
  excessesOf,
  impossibleIn,
  isOversized,
  mostCopies,
  mostNumbers,
  numbersIn,
  startingDecks,
  writtenDeck,
} from '../cards.ts';
import { shortages } from '../shortages.ts';
import { significatorsOf, type OwnCard } from './significators.ts';
import { plannedRounds } from './throws.ts';

/** Whether every entry is valid; invalid ones are reported by another check. */
function isSound(deck: DeckFact): boolean {
  return deck.entries.every((entry) => !isOversized(entry) && impossibleIn(entry) === undefined);
}

function isEmpty(deck: DeckFact): boolean {
  return deck.entries.every((entry) => copiesOf(entry) === 0 || ('from' in entry && numbersIn(entry).length === 0));
}

/** The numbers of an entry’s cards. */
function numbersOf(scenario: Scenario<DemonCityFact>, entry: DeckEntry): readonly number[] {
  if (copiesOf(entry) === 0) return [];
  return 'name' in entry ? [cardValue(entry.name, countsAsPrinted(scenario)) ?? 10] : numbersIn(entry);
}

/** An entry as it is written: `4`, `2 of each 1 to 10`, `2 of "The Moon"`. */
function entryWords(entry: DeckEntry): string {
  const { count } = entry;
  if ('name' in entry) return count === 1 ? `"${entry.name}"` : `${count} of "${entry.name}"`;
  const { from, to } = entry;
  if (count === 1) return from === to ? `${from}` : `${from} to ${to}`;
  return `${count} of each ${from} to ${to}`;
}

/** The number of a suit's card by its name: 8 for “8 of Cups”; undefined for courts and majors. */
function suitNumber(name: string): number | undefined {
  const mark = cardMark(name);
  const ofSuit = / of (wands|cups|swords|pentacles)$/.test(mark) && !/^(page|knight|queen|king) /.test(mark);
  return ofSuit ? cardValue(name, false) : undefined;
}

/** Ascending numbers as entries of a deck are written: `3`, `3 to 5`. */
function runs(numbers: readonly number[]): readonly string[] {
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
function numberWords(numbers: readonly number[]): string {
  return list(runs(numbers));
}

export const deckOfNeitherSide: LintRule<DemonCityFact> = {
  id: 'deck-of-neither-side',
  severity: 'warning',
  title: 'A third deck',
  explanation:
    'There are two decks: everybody whom the players run throws from the Players’ deck, everybody else from ' +
    'the Host’s.',
  messages: {
    third: '{side} throws from the deck of the {hand}, so nobody throws from this one; write “deck of the {hand}”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  side the Police run by the Host
- deck of the Police: 1 to 10
              ^^^^^^
+ deck of the Host: 1 to 10
`),
  *check({ scenario }) {
    for (const deck of factsOf(scenario.facts, 'deck')) {
      const side = scenario.sides.find((each) => each.name === deck.of.id);
      if (deck.hand !== undefined || side === undefined) continue;
      yield found(
        deckOfNeitherSide,
        'third',
        deck.of.source,
        { side: side.name, hand: side.runBy },
        {
          fixes: [
            {
              title: `Write “the ${side.runBy}”`,
              certain: false,
              intents: [{ do: 'replace', at: deck.of.source, with: side.runBy }],
            },
          ],
        },
      );
    }
  },
};

export const deckWrittenTwice: LintRule<DemonCityFact> = {
  id: 'deck-written-twice',
  severity: 'warning',
  title: 'A deck written twice',
  explanation:
    'Each side throws from one deck. If two sentences give it, the last one counts, and the cards of the ' +
    'first are gone. A scenario may override the deck that its file’s head or an included file gives.',
  messages: {
    twice: 'The deck of the {hand} is already written; this one replaces it',
    first: 'The first deck of the {hand}',
  },
  ...example(`
- scenario "The cellar"
  rules demon-city-2018
  deck of the Players: 2 of each 1 to 10
-   deck of the Players: 3 of each 1 to 10
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+ scenario "The cellar"
+ deck of the Players: 3 of each 1 to 10
`),
  *check({ scenario }) {
    for (const facts of startsTogether(scenario)) {
      const decks = factsOf(facts, 'deck').filter((deck) => deck.hand !== undefined);
      for (const [index, deck] of decks.entries()) {
        const first = decks.slice(0, index).find((other) => other.hand === deck.hand);
        if (first !== undefined)
          yield found(
            deckWrittenTwice,
            'twice',
            deck.source,
            { hand: deck.hand ?? '' },
            { related: [{ source: first.source, message: 'first' }] },
          );
      }
    }
  },
};

export const emptyDeck: LintRule<DemonCityFact> = {
  id: 'empty-deck',
  severity: 'error',
  title: 'A deck without cards',
  explanation:
    'Everybody who throws needs at least one card in their deck. List the cards, or leave the sentence out ' +
    'for the ordinary deck.',
  messages: { empty: 'The deck of the {hand} has no cards, so nobody can throw from it' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
-   deck of the Host: 0 of each 1 to 10
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   deck of the Host: 1 of each 1 to 10
`),
  *check({ scenario }) {
    const decks = startingDecks(castOf(scenario));
    for (const fact of factsOf(scenario.facts, 'deck')) {
      if (fact.hand !== undefined && deckSize(decks[fact.hand]) === 0)
        yield found(emptyDeck, 'empty', fact.source, { hand: fact.hand });
    }
  },
};

export const deckTooSmall: LintRule<DemonCityFact> = {
  id: 'deck-too-small',
  severity: 'warning',
  title: 'A deck too small for the throws of a round',
  explanation:
    'All Clashes of a round are thrown at once. If the deck has fewer cards than that takes, everybody gets ' +
    'one card in the order of announcing, then a second each, until none is left. A task and a Calm Check ' +
    'are thrown by themselves. Damage is thrown from what the throw before it has left of the deck, and from ' +
    'the whole deck only if nothing is left. The text doesn’t say what happens; this default is ' +
    'Clashwright’s, and the odds are computed with it, so you may leave the round unchanged.',
  messages: {
    short: '{who} {needed} cards at once in this round, and the deck has {size}, so some get fewer',
    alone: '{who} {needed} cards at once for what {name} does, and the deck has {size}, so no more are thrown',
    calm: '{who} {needed} cards at once for the Calm Check of {name}, and the deck has {size}, so no more are thrown',
    damage: '{who} {needed} cards at once for the damage to {target}, and the deck has {size}, so no more are thrown',
    left:
      '{before} of {whose} {size} cards are on the table by then, and the damage to {target} needs {needed}, ' +
      'so only {left} can be thrown; have fewer act in this round, give them fewer throws, or leave it',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Players: 7
+ deck of the Players: 7 to 8
  combatant Ann (she) of the Host
    Agility 3  Toughness 2
  combatant Bill (he) of the Players
    Agility 2  Toughness 2
    round 1
    ^^^^^^^
    Ann: punches Bill.
    Bill: dodges.
`),
  *check({ scenario }) {
    yield* eachOnce(roundByRound(plannedRounds(scenario)));
  },
};

function* roundByRound(rounds: ReturnType<typeof plannedRounds>): Found {
  for (const { cast, plan } of rounds) {
    yield undefined;
    for (const { message, source, data } of shortages(cast, plan)) yield found(deckTooSmall, message, source, data);
  }
}

export const impossibleCard: LintRule<DemonCityFact> = {
  id: 'impossible-card',
  severity: 'error',
  title: 'A card that no deck can hold',
  explanation:
    'Cards have whole numbers from 0 up, and a deck has a whole number of each. Anything else is left out of ' +
    'the deck.',
  messages: {
    below: 'No card is below 0, so {cards} is left out of the deck',
    partly: 'No card is below 0, so the numbers below it in {cards} are left out of the deck',
    fraction: 'Cards have whole numbers, so {cards} is left out of the deck',
    copies: 'A deck can’t hold {count} of a card, so it has none of these',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Host: 1 to 10, -4, 2.5
                             ^^  ^^^
+ deck of the Host: 1 to 10, 4, 3
`),
  *check({ scenario }) {
    for (const deck of factsOf(scenario.facts, 'deck')) for (const entry of deck.entries) yield* impossible(entry);
  },
};

/** A range that runs backwards is reported by another check. */
function impossible(entry: DeckEntry): readonly Finding[] {
  const why = impossibleIn(entry);
  if (why === 'copies') return [deckFinding(why, entry, { ...entry, count: whole(entry.count) })];
  if ('name' in entry) return [];
  const { from, to } = entry;
  if (why === 'fraction') return [deckFinding(why, entry, { ...entry, from: whole(from), to: whole(to) })];
  if (why === 'below') return [deckFinding(why, entry, { ...entry, from: -to, to: -from })];
  return why === 'partly' ? [deckFinding(why, entry, { ...entry, from: Math.min(1, to) })] : [];
}

function deckFinding(message: string, entry: DeckEntry, mended: DeckEntry): Finding {
  const text = entryWords(mended);
  const data = { cards: entryWords(entry).replaceAll('-', '−'), count: `${entry.count}`.replace('-', '−') };
  return found(impossibleCard, message, entry.source, data, {
    fixes: [write(text, entry.source)],
  });
}

/** The nearest number that a deck can have, and at least 1. */
function whole(number: number): number {
  return Math.max(1, Math.round(Math.abs(number)));
}

export const oversizedDeck: LintRule<DemonCityFact> = {
  id: 'oversized-deck',
  severity: 'error',
  title: 'More cards than a deck can hold',
  explanation:
    `A deck can hold up to ${mostNumbers} different numbers and ${mostCopies} cards of each. Anything ` +
    'beyond that is left out.',
  messages: {
    copies: '{count} cards of each are more than a deck can hold; only {most} of each are in it',
    numbers: '{from} to {to} are more numbers than a deck can hold; only the first {most} are in it',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Host: 5000 of each 1 to 10
                    ^^^^^^^^^^^^^^^^^^^^
+ deck of the Host: 1 of each 1 to 10
`),
  *check({ scenario }) {
    for (const deck of factsOf(scenario.facts, 'deck')) for (const entry of deck.entries) yield* beyondBounds(entry);
  },
};

function* beyondBounds(entry: DeckEntry): Iterable<Finding> {
  const [copies, numbers] = [{ count: entry.count, most: mostCopies }, { most: mostNumbers }];
  for (const what of excessesOf(entry)) {
    if (what === 'copies') yield found(oversizedDeck, what, entry.source, copies);
    else if ('from' in entry)
      yield found(oversizedDeck, what, entry.source, { ...numbers, from: entry.from, to: entry.to });
  }
}

/** The number of cards with each number in a tarot, one for each suit. */
const ofEach = 4;

export const moreCardsThanATarot: LintRule<DemonCityFact> = {
  id: 'more-cards-than-a-tarot',
  severity: 'warning',
  title: 'More cards than a tarot has',
  explanation:
    `Both decks come from one tarot: it has ${ofEach} cards of each number from 1 to 10, one for each suit, and ` +
    'every card with a name once. “8 of Cups” is one of the four 8s. A Significator is in the Players’ deck and so ' +
    'in no other.',
  messages: {
    numbers: 'With this the decks have more than the {most} cards that a tarot has of {numbers}; they are still played',
    again: '“{card}” is already in a deck, and a tarot has it once; it is still played',
    copies: 'A tarot has “{card}” once; the deck is still played',
    significator:
      '“{card}” is the Significator of {name} and so in the Players’ deck; a tarot has it once, and both decks ' +
      'are still played',
    beyond: 'No card has the number {number}: the highest is {top}; it is still played',
    nameless:
      'The only card with the number 0 is “The Fool”, and without its name it makes no critical failure; it is ' +
      'still played',
    first: 'It is first here',
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

/** Plain cards with a number that no unnamed card has. */
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
 * `taken` of each number are in a deck that isn’t written: the Host’s has one of each, and the Players’ has the rest.
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

/** The numbers from 1 to 10 of the suit cards in an entry. */
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
    const data = { card: entry.name, name: owner?.called ?? '' };
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

export const hostDeckNumbers: LintRule<DemonCityFact> = {
  id: 'host-deck-numbers',
  severity: 'warning',
  title: 'A Host’s deck with a number missing',
  explanation:
    'The Host’s deck has at least one card for every number from 1 to 10, including those of its Horrors: “8 ' +
    'of Cups” is also its 8.',
  messages: {
    lacks:
      'The Host’s deck has at least one card for every number from 1 to 10; this one has none for {numbers}, ' +
      'but is still played',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
-   deck of the Host: 1 to 6, "8 of Cups", 10
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   deck of the Host: 1 to 6, "8 of Cups", 10, 7, 9
`),
  *check({ scenario }) {
    const deck = writtenDeck(scenario, 'Host');
    const last = deck?.entries.at(-1);
    if (deck === undefined || last === undefined || !isSound(deck) || isEmpty(deck)) return;
    const present = new Set(deck.entries.flatMap((entry) => numbersOf(scenario, entry)));
    const missing = Array.from({ length: 10 }, (_, index) => index + 1).filter((number) => !present.has(number));
    if (missing.length === 0) return;
    yield found(
      hostDeckNumbers,
      'lacks',
      deck.source,
      { numbers: numberWords(missing) },
      {
        fixes: [
          {
            title: `Add ${numberWords(missing)}`,
            certain: true,
            intents: [
              {
                do: 'replace',
                at: { ...last.source, start: last.source.end },
                with: runs(missing)
                  .map((run) => `, ${run}`)
                  .join(''),
              },
            ],
          },
        ],
      },
    );
  },
};

export const hostDeckSpecial: LintRule<DemonCityFact> = {
  id: 'host-deck-special',
  severity: 'info',
  title: 'A Host’s deck without a card of its Horror',
  explanation:
    'The Host’s deck has one to four cards that stand for the great Horrors of the adventure, such as “The ' +
    'Moon” for a werewolf. It may be one of the ten numbers by name: “8 of Cups” in place of 8. This is ' +
    'reported if somebody of the Host’s is supernatural or carries a supernatural ability: ordinary foes can ' +
    'do with numbers alone.',
  messages: { plain: 'This deck has no card of its own for {name}; name one to four, such as "The Moon"' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant the Ghoul (it) of the Host
    supernatural
    Agility 3  Toughness 6
-   deck of the Host: 1 to 10
    ^^^^^^^^^^^^^^^^^^^^^^^^^
+   deck of the Host: 1 to 10, "Death"
`),
  *check({ scenario }) {
    const deck = writtenDeck(scenario, 'Host');
    if (deck === undefined || isEmpty(deck) || deck.entries.some((entry) => 'name' in entry)) return;
    const horror = scenario.combatants.find(
      (combatant) => handOf(scenario, combatant) === 'Host' && isHorror(scenario, combatant),
    );
    if (horror !== undefined) yield found(hostDeckSpecial, 'plain', deck.source, { name: calledInFull(horror) });
  },
};

/** Supernatural by a sentence, or with a supernatural ability. */
function isHorror(scenario: Scenario<DemonCityFact>, combatant: Combatant<DemonCityFact>): boolean {
  return (
    lastFact(traitsOf(scenario, combatant), 'supernatural') !== undefined ||
    carriedBy(scenario, combatant).some((thing) =>
      hasClass(weaponNamed(scenario, thing.id ?? thing.text), 'supernatural'),
    )
  );
}

export const unknownCard: LintRule<DemonCityFact> = {
  id: 'unknown-card',
  severity: 'warning',
  title: 'A card that isn’t in the tarot',
  explanation:
    'Named cards are those of the tarot: majors such as “The Moon”, others such as “Queen of Swords” or “6 ' +
    'of Wands”. Any other name counts as 10.',
  messages: { unknown: '“{name}” isn’t a card of the tarot, so it counts as 10' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Host: 1 to 10, "The Mooon"
                             ^^^^^^^^^^^
+ deck of the Host: 1 to 10, "The Moon"
`),
  *check({ scenario }) {
    for (const { name, source } of namedCards(scenario.facts)) {
      if (cardValue(name, false) === undefined) yield found(unknownCard, 'unknown', source, { name });
    }
    for (const combatant of [...scenario.creatures, ...scenario.combatants]) {
      for (const fact of [...factsOf(combatant.traits, 'significator'), ...factsOf(combatant.traits, 'wins with')]) {
        if (cardValue(fact.card.text, false) === undefined)
          yield found(unknownCard, 'unknown', fact.card.source, { name: fact.card.text });
      }
    }
  },
};

function namedCards(
  facts: readonly DemonCityFact[],
): readonly { readonly name: string; readonly source: DemonCityFact['source'] }[] {
  return factsOf(facts, 'deck')
    .flatMap((deck) => deck.entries)
    .flatMap((entry) => ('name' in entry ? [entry] : []));
}

export const horrorCardMissing: LintRule<DemonCityFact> = {
  id: 'horror-card-missing',
  severity: 'warning',
  title: 'A Horror’s card that isn’t in the deck',
  explanation:
    'What a Horror does when it wins with a certain card can only happen if that card is in the deck it ' +
    'throws from, by its name: a plain 8 isn’t the “8 of Cups”.',
  messages: { missing: 'The deck of the {hand} has no “{card}”, so {name} can’t win with it; name it in the deck' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
+ deck of the Host: 1 to 7, "8 of Cups", 9, 10
  combatant the Ghoul (it) of the Host
    Agility 3  Toughness 6
    wins with "8 of Cups": "it drinks."
              ^^^^^^^^^^^
`),
  *check({ scenario }) {
    const decks = startingDecks(castOf(scenario));
    yield* eachOnce(
      scenario.combatants.flatMap((combatant) => {
        const hand = handOf(scenario, combatant);
        return factsOf(traitsOf(scenario, combatant), 'wins with')
          .filter(
            ({ card }) =>
              cardValue(card.text, false) !== undefined && !decks[hand].some((row) => row.mark === cardMark(card.text)),
          )
          .map(({ card }) =>
            found(horrorCardMissing, 'missing', card.source, { hand, card: card.text, name: calledInFull(combatant) }),
          );
      }),
    );
  },
};

export const deckChecks: readonly LintRule<DemonCityFact>[] = [
  emptyDeck,
  oversizedDeck,
  impossibleCard,
  deckTooSmall,
  unknownCard,
  deckOfNeitherSide,
  deckWrittenTwice,
  horrorCardMissing,
  hostDeckNumbers,
  hostDeckSpecial,
  moreCardsThanATarot,
];
