/** Somebody who shocks others without being shocking. */
import { bodiesNamed, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { sayings } from '../../../checking/sayings.ts';
import { factsOf, lastFact, type DemonCityFact } from '../../demon-city/facts.ts';

export const noCalmCheckNumber: LintRule<DemonCityFact> = {
  id: 'no-calm-check-number',
  severity: 'warning',
  title: 'A shock without a Calm Check number',
  explanation:
    'How hard it is to stay calm is the Calm Check number of whoever causes the shock: animals have 1 to 5, Horrors 5 to 8. Where it isn’t written it counts 0.',
  messages: { missing: '{name} has no Calm Check number, so it counts 0; write “Calm Check 5” in the block of {name}' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant the Ghoul (it) of the Host
    Agility 3  Toughness 4
+   Calm Check 6
  combatant Ann (she) of the Players
    Agility 3  Toughness 2  Calm 3
  round 1
    the Ghoul shocks Ann.
        ^^^^^
    Ann: punches the Ghoul.
`),
  *check({ scenario }) {
    const told = new Set<string>();
    for (const { by } of sayings(scenario).flatMap(({ facts }) => factsOf(facts, 'shock'))) {
      const body = bodiesNamed(scenario, by.id).find(
        (each) => lastFact(traitsOf(scenario, each), 'calm check') === undefined,
      );
      if (body === undefined || told.has(body.name)) continue;
      told.add(body.name);
      yield found(noCalmCheckNumber, 'missing', by.source, { name: body.name });
    }
  },
};
