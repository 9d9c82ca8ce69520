/** A deck for a side that throws from another. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';

export const deckOfNeitherSide: LintRule<DemonCityFact> = {
  id: 'deck-of-neither-side',
  severity: 'warning',
  title: 'A third deck',
  explanation:
    'There are two decks: everybody whom the players run throws from the Players’ deck, everybody else from the Host’s.',
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
              title: `Write the ${side.runBy}`,
              certain: false,
              intents: [{ do: 'replace', at: deck.of.source, with: side.runBy }],
            },
          ],
        },
      );
    }
  },
};
