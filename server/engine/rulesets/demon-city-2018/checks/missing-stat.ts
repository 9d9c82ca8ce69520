/** A stat that everybody in a fight needs, and somebody lacks. */
import { statOf } from '../../../combatants.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';

export const missingStat: LintRule<DemonCityFact> = {
  id: 'missing-stat',
  severity: 'warning',
  title: 'A stat that is needed is missing',
  explanation: 'Agility settles who announces when, and Toughness how much somebody can take. Where one of them is not written it counts 0.',
  messages: { missing: '{name} has no {stat}, so it counts 0' },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
//        ^^^
  Agility 3
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
`,
  *check({ scenario }) {
    const placed = new Set(factsOf(scenario.facts, 'announcing order').flatMap((fact) => [...fact.first, ...fact.then].map((ref) => ref.id)));
    for (const combatant of scenario.combatants) {
      const needed = placed.has(combatant.name) ? ['Toughness'] : ['Agility', 'Toughness'];
      for (const stat of needed) {
        if (statOf(scenario, combatant, stat) === undefined) yield found(missingStat, 'missing', combatant.source, { name: combatant.name, stat });
      }
    }
  },
};
