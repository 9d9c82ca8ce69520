/** One card that is the Significator of two, or two that are of one. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { cardMark } from '../cards.ts';
import { significatorsOf } from './significators.ts';

export const significatorTwice: LintRule<DemonCityFact> = {
  id: 'significator-twice',
  severity: 'warning',
  title: 'A Significator twice',
  explanation:
    'A Significator is one player’s own card. A tarot has every card once, so nobody shares theirs, and nobody has two.',
  messages: {
    shared: '“{card}” is the Significator of {other} already, and counts for both; choose another card for {name}',
    second: '{name} has a Significator already; of two the last counts',
    first: 'It is here first',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    significator "The Star"
  combatant Cassie (she) of the Players
    Agility 3  Toughness 2
-   significator "the star"
    ^^^^^^^^^^^^^^^^^^^^^^^
- combatant Doro (she) of the Players
-   Agility 3  Toughness 2
-   significator "The Sun"
-   significator "The World"
    ^^^^^^^^^^^^^^^^^^^^^^^^
+   significator "Queen of Swords"
`),
  *check({ scenario }) {
    const own = significatorsOf(scenario);
    for (const [index, { name, fact }] of own.entries()) {
      const mark = cardMark(fact.card.text);
      const shared = own
        .slice(0, index)
        .find((other) => other.name !== name && cardMark(other.fact.card.text) === mark);
      const second = own.slice(0, index).find((other) => other.name === name);
      const [message, first] = shared === undefined ? (['second', second] as const) : (['shared', shared] as const);
      if (first === undefined) continue;
      yield found(
        significatorTwice,
        message,
        fact.source,
        { name, other: first.name, card: fact.card.text },
        { related: [{ source: first.fact.source, message: 'first' }] },
      );
    }
  },
};
