/** Sentences about the order of announcing that go round in a circle. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import { baseIn } from '../cast.ts';
import { factsOf, type AnnouncingOrder, type DemonCityFact } from '../facts.ts';
import { standingFacts } from './sayings.ts';

export const orderInACircle: LintRule<DemonCityFact> = {
  id: 'order-in-a-circle',
  severity: 'warning',
  title: 'An order that goes round in a circle',
  explanation:
    'Who announces before whom has a beginning. Where the sentences lead back to where they began, they settle nothing, and the order in which the combatants are written counts.',
  messages: {
    circle: '{then} announces before {first} already, directly or by way of others, so this settles nothing',
    self: '{first} can’t announce before {first}',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 2  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  combatant Carl (he) of the Host
    Agility 2  Toughness 2
  situation "a cellar"
    Ann announces before Bill.
    Bill announces before Carl.
-   Ann announces after Carl.
    ^^^^^^^^^^^^^^^^^^^^^^^^
-   Carl announces before Carl.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    Ann: punches Bill.
`),
  *check({ scenario }) {
    const told = new Set<AnnouncingOrder>();
    const moments = [
      scenario.facts,
      ...scenario.rounds
        .filter((round) => factsOf(round.facts, 'announcing order').length > 0)
        .map((round) => standingFacts(scenario, round)),
    ];
    for (const facts of moments) {
      const after = new Map<string, Set<string>>();
      for (const order of factsOf(facts, 'announcing order')) {
        const pairs = known(order.first)
          .flatMap((first) => known(order.then).map((then) => ({ first, then })))
          .filter((pair) => isOpen(scenario, pair));
        const closing = pairs.find(({ first, then }) => first === then || reaches(after, then, first));
        for (const { first, then } of pairs) after.set(first, (after.get(first) ?? new Set()).add(then));
        if (closing === undefined || told.has(order)) continue;
        told.add(order);
        yield found(orderInACircle, closing.first === closing.then ? 'self' : 'circle', order.source, closing);
      }
    }
  },
};

/**
 * Whether a sentence can settle it: who is the more agile is settled, and a sentence against that has a finding of its
 * own.
 */
function isOpen(
  scenario: Scenario<DemonCityFact>,
  { first, then }: { readonly first: string; readonly then: string },
): boolean {
  const [one, other] = [first, then].map((name) => {
    const combatant = scenario.combatants.find((each) => each.name === name);
    return combatant === undefined ? undefined : baseIn(scenario, combatant, 'Agility');
  });
  return one === undefined || other === undefined || one === other;
}

/** Whether one announces before the other, by way of others too. */
function reaches(after: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const name of seen) for (const next of after.get(name) ?? []) seen.add(next);
  return from !== to && seen.has(to);
}
