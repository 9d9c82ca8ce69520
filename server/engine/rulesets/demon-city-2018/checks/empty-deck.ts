/** A deck that somebody has to throw from, and that holds no card. */
import { deckSize } from '../../../chance/index.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { castOf } from '../../demon-city/cast.ts';
import { startingDecks } from '../cards.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';

export const emptyDeck: LintRule<DemonCityFact> = {
  id: 'empty-deck',
  severity: 'error',
  title: 'A deck without cards',
  explanation:
    'Whoever throws needs at least one card in their deck. List the cards, or leave the sentence out for the ordinary deck.',
  messages: { empty: 'The deck of the {hand} holds no card, so nobody can throw from it' },
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
