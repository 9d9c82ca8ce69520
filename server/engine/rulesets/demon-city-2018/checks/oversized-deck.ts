/** More cards than any deck holds: a bound, so that a slip of the pen costs nobody their memory. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { mostCopies, mostNumbers } from '../cards.ts';
import { factsOf, type DeckEntry, type DemonCityFact } from '../../demon-city/facts.ts';

export const oversizedDeck: LintRule<DemonCityFact> = {
  id: 'oversized-deck',
  severity: 'error',
  title: 'More cards than a deck can hold',
  explanation: `A deck can hold up to ${mostNumbers} different numbers and ${mostCopies} cards of each. What goes beyond is left out.`,
  messages: {
    copies: '{count} cards of each are more than {most}, which is the most a deck can hold, and so many are in it',
    numbers:
      '{from} to {to} are more than {most} numbers, which is the most a deck can hold: the first {most} are in it',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Host: 5000 of each 1 to 10
                    ^^^^^^^^^^^^^^^^^^^^
+ deck of the Host: 1 of each 1 to 10
`),
  *check({ scenario }) {
    for (const deck of factsOf(scenario.facts, 'deck')) for (const entry of deck.entries) yield* tooMany(entry);
  },
};

function* tooMany(entry: DeckEntry): Iterable<Finding> {
  if (entry.count > mostCopies)
    yield found(oversizedDeck, 'copies', entry.source, { count: entry.count, most: mostCopies });
  if ('from' in entry && entry.to - entry.from + 1 > mostNumbers) {
    yield found(oversizedDeck, 'numbers', entry.source, { from: entry.from, to: entry.to, most: mostNumbers });
  }
}
