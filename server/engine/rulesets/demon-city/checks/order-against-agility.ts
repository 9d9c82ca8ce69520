/** A sentence about the order of announcing that Agility contradicts. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import { baseIn } from '../cast.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';

export const orderAgainstAgility: LintRule<DemonCityFact> = {
  id: 'order-against-agility',
  severity: 'warning',
  title: 'An order that Agility contradicts',
  explanation:
    'The less agile announce first. A sentence can settle a tie, or give a place to somebody without Agility, but it can’t turn the order round.',
  messages: {
    contradicts: '{first} has Agility {quick} and {then} {slow}, so {then} announces first whatever is written here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 2
+   Agility 2  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  situation "a cellar"
    Ann announces before Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ann: punches Bill.
    Bill: punches Ann.
`),
  *check({ scenario }) {
    const facts = [...scenario.facts, ...scenario.rounds.flatMap((round) => round.facts)];
    for (const order of factsOf(facts, 'announcing order')) {
      const pairs = known(order.first).flatMap((first) => known(order.then).map((then) => ({ first, then })));
      for (const { first, then } of pairs) {
        const [quick, slow] = [agility(scenario, first), agility(scenario, then)];
        if (quick === undefined || slow === undefined || quick <= slow) continue;
        yield found(orderAgainstAgility, 'contradicts', order.source, { first, then, quick, slow });
        break;
      }
    }
  },
};

function agility(scenario: Scenario, name: string): number | undefined {
  const combatant = scenario.combatants.find((each) => each.name === name);
  return combatant === undefined ? undefined : baseIn(scenario, combatant, 'Agility');
}
