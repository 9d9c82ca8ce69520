/** More cards than any deck holds: a bound, so that a slip of the pen costs nobody their memory. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { excessesOf, mostCopies, mostNumbers } from '../cards.ts';
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
