/** A Horror's deck without a card of the Horror. */
import { writtenDeck } from '../cards.ts';
import { carriedBy, handOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Combatant, Scenario } from '../../../scenario.ts';
import { lastFact, type DemonCityFact } from '../../demon-city/facts.ts';
import { hasClass, weaponNamed } from '../../demon-city/weapons.ts';
import { isEmpty } from './written-decks.ts';

export const hostDeckSpecial: LintRule<DemonCityFact> = {
  id: 'host-deck-special',
  severity: 'info',
  title: 'A Host’s deck without a card of its Horror',
  explanation:
    'The Host’s deck holds one to four cards that stand for the great Horrors of the adventure, as “The Moon” for a werewolf. It may be one of the ten numbers by name: “8 of Cups” in place of 8. This is told where somebody of the Host’s is said to be supernatural or carries a supernatural ability: ordinary foes may do with numbers alone.',
  messages: { plain: 'This deck has no card of its own for {name}; name one to four, as "The Moon"' },
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
    if (horror !== undefined) yield found(hostDeckSpecial, 'plain', deck.source, { name: horror.name });
  },
};

/** Said to be supernatural, or with a supernatural ability. */
function isHorror(scenario: Scenario<DemonCityFact>, combatant: Combatant<DemonCityFact>): boolean {
  return (
    lastFact(traitsOf(scenario, combatant), 'supernatural') !== undefined ||
    carriedBy(scenario, combatant).some((thing) =>
      hasClass(weaponNamed(scenario, thing.id ?? thing.text), 'supernatural'),
    )
  );
}
