/** A stat that everybody in a fight needs, and somebody lacks. */
import { statOf } from '../../../combatants.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';

export const missingStat: LintRule<DemonCityFact> = {
  id: 'missing-stat',
  severity: 'warning',
  title: 'A stat that is needed is missing',
  explanation: 'Agility settles who announces when, Toughness how much somebody can take, and a task is done with the stat it names. Where one of them is not written it counts 0.',
  messages: { missing: '{name} has no {stat}, so it counts 0' },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
//        ^^^
  Agility 3
round 1
  Ann: searches for "the switch" with Perception against 3.
//                                    ^^^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2  Perception 4
round 1
  Ann: searches for "the switch" with Perception against 3.
`,
  *check({ scenario }) {
    const placed = new Set(factsOf(scenario.facts, 'announcing order').flatMap((fact) => [...fact.first, ...fact.then].map((ref) => ref.id)));
    for (const combatant of scenario.combatants) {
      const needed = placed.has(combatant.name) ? ['Toughness'] : ['Agility', 'Toughness'];
      for (const stat of needed) {
        if (statOf(scenario, combatant, stat) === undefined) yield found(missingStat, 'missing', combatant.source, { name: combatant.name, stat });
      }
    }
    for (const announcement of scenario.rounds.flatMap((round) => round.announcements)) yield* missingForTask(scenario, announcement);
  },
};

/** The stat that a task is done with, where those who try it have none. */
function* missingForTask(scenario: Scenario<DemonCityFact>, { actors, clauses }: Announcement<DemonCityFact>): Iterable<Finding> {
  for (const { stat } of factsOf(clauses, 'difficulty')) {
    const tries = scenario.combatants.filter((each) => actors.some((actor) => actor.id === each.name));
    const without = tries.find((each) => statOf(scenario, each, stat.text) === undefined);
    if (without !== undefined) yield found(missingStat, 'missing', stat.source, { name: without.name, stat: stat.text });
  }
}
