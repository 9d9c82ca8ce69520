/** A card that no tarot deck has. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { cardValue } from '../cards.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';

export const unknownCard: LintRule<DemonCityFact> = {
  id: 'unknown-card',
  severity: 'warning',
  title: 'A card that the tarot doesn’t have',
  explanation:
    'Named cards are those of the tarot: majors as “The Moon”, others as “Queen of Swords” or “6 of Wands”. Any other name counts 10.',
  messages: { unknown: '“{name}” is no card of the tarot, so it counts 10' },
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
