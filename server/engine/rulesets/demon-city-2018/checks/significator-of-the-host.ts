/** A Significator of somebody whom the Host runs. */
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { significatorsOf } from './significators.ts';

export const significatorOfTheHost: LintRule<DemonCityFact> = {
  id: 'significator-of-the-host',
  severity: 'info',
  title: 'A Significator of the Host’s',
  explanation:
    'Significators are the players’ own cards, and are in the Players’ deck. A Horror has cards of its own in the Host’s deck: `wins with "The Moon": "…"` says what it does with one.',
  messages: {
    host: 'Only those whom the players run have Significators; for {name} write “wins with” and what happens then',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
+ deck of the Host: 1 to 10, "The Moon"
  combatant the Ghoul (it) of the Host
    Agility 3  Toughness 4
-   significator "The Moon"
    ^^^^^^^^^^^^^^^^^^^^^^^
+   wins with "The Moon": "it is gone before anybody has seen it."
`),
  *check({ scenario }) {
    const hosts = significatorsOf(scenario).filter(({ hand }) => hand === 'Host');
    yield* eachOnce(hosts.map(({ name, fact }) => found(significatorOfTheHost, 'host', fact.source, { name })));
  },
};
