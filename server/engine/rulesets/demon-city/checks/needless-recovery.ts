/** A decision on the recovery of somebody who can't be out of the fight. */
import { bodiesNamed, known, statOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { Combatant, Scenario } from '../../../scenario.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';
import { actionKind, isAttack } from '../vocabulary.ts';
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { isDownState, statesSaid } from './states.ts';

export const needlessRecovery: LintRule<DemonCityFact> = {
  id: 'needless-recovery',
  severity: 'warning',
  title: 'A recovery that nobody needs',
  explanation:
    'Who recovers is decided of those who are out of the fight. Where nobody attacks somebody in any round, and no sentence puts them out of the fight, there is nothing to recover from.',
  messages: { needless: 'Nothing here puts {name} out of the fight, so this decides nothing' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
  round 2
-   decides recovery of Ann: back up.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   decides recovery of Bill: still down.
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const decision of sayings(scenario).flatMap(({ facts }) => factsOf(facts, 'decision'))) {
      if (decision.about !== 'recovery') continue;
      const names = known(decision.whom);
      const bodies = names.flatMap((name) => bodiesNamed(scenario, name));
      if (bodies.length === 0 || bodies.some((body) => mayFall(scenario, body))) continue;
      yield found(
        needlessRecovery,
        'needless',
        decision.source,
        { name: list(names) },
        { fixes: [remove(decision, undefined, false)] },
      );
    }
  },
};

/** Whether somebody is attacked in any round, or said to be out of the fight anywhere. */
function mayFall(scenario: Scenario<DemonCityFact>, body: Combatant<DemonCityFact>): boolean {
  const attacked = scenario.rounds
    .flatMap((round) => round.announcements)
    .filter((each) => isAttack(actionKind(each.kind)))
    .some((each) => each.targets.some((target) => bodiesNamed(scenario, target.id).includes(body)));
  const said = statesSaid(scenario).some(({ name, states }) => name === body.name && states.some(isDownState));
  return attacked || said || (statOf(scenario, body, 'Toughness')?.value ?? 0) < 0;
}
