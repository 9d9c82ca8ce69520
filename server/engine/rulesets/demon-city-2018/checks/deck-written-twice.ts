/** Two sentences about one deck. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { startsTogether } from '../../demon-city/checks/together.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';

export const deckWrittenTwice: LintRule<DemonCityFact> = {
  id: 'deck-written-twice',
  severity: 'warning',
  title: 'A deck written twice',
  explanation:
    'Each side throws from one deck. Of two sentences about it the last counts, and the cards of the first are gone. A scenario may overrule the deck that its file’s head or an included file gives.',
  messages: {
    twice: 'The deck of the {hand} is written already; this one takes its place',
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
