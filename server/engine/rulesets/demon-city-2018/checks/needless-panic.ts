/** A decision on the panic of somebody whom nothing frightens. */
import { bodiesNamed, known, statOf, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { Combatant, Scenario } from '../../../scenario.ts';
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';

export const needlessPanic: LintRule<DemonCityFact> = {
  id: 'needless-panic',
  severity: 'warning',
  title: 'A panic that nobody is in',
  explanation:
    'Somebody is in a panic whose Calm is gone: by a shock, or because a sentence says so. Where neither is written there is nothing to decide.',
  messages: {
    needless: 'Nothing here shocks {name}, and nothing says that {name} is panicked, so this decides nothing',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2  Calm 3
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
+   Ann is panicked.
    decides panic of Ann "she drops the lamp".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const decision of sayings(scenario).flatMap(({ facts }) => factsOf(facts, 'decision'))) {
      if (decision.about !== 'panic') continue;
      const names = known(decision.whom);
      const bodies = names.flatMap((name) => bodiesNamed(scenario, name));
      if (bodies.length === 0 || bodies.some((body) => mayPanic(scenario, body))) continue;
      yield found(
        needlessPanic,
        'needless',
        decision.source,
        { name: list(names) },
        { fixes: [remove(decision, undefined, false)] },
      );
    }
  },
};

function mayPanic(scenario: Scenario<DemonCityFact>, body: Combatant<DemonCityFact>): boolean {
  const facts = sayings(scenario).flatMap((saying) => saying.facts);
  const named = (refs: readonly { readonly id?: string }[]): boolean =>
    refs.some((ref) => bodiesNamed(scenario, ref.id).includes(body));
  return (
    factsOf(facts, 'shock').some((shock) => named(shock.on)) ||
    factsOf(facts, 'state').some((state) => state.state === 'panicked' && named(state.who)) ||
    factsOf(traitsOf(scenario, body), 'state').some((state) => state.state === 'panicked') ||
    (statOf(scenario, body, 'Calm')?.value ?? 1) <= 0
  );
}
