/** A decision on a tie between allies for somebody who has none in their Clash. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Round } from '../../../scenario.ts';
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { factsOf, type DemonCityFact } from '../../demon-city/facts.ts';
import { plannedRounds, type PlannedRound } from './plans.ts';

export const needlessAllyTie: LintRule<DemonCityFact> = {
  id: 'needless-ally-tie',
  severity: 'warning',
  title: 'A tie that no two allies can have',
  explanation:
    'Allies in one Clash can share its highest throw, and then their side chooses who acts. Who throws in no Clash together with an ally shares it with nobody.',
  messages: { needless: '{name} shares no Clash with an ally from here on, so this decides nothing' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Cassie (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    decides ally tie: Ann.
    ^^^^^^^^^^^^^^^^^^^^^
    Ann: punches Bill.
-   Cassie: moves "to the stair".
+   Cassie: kicks Bill.
`),
  *check({ scenario }) {
    const decisions = sayings(scenario)
      .flatMap(({ facts, round }) => factsOf(facts, 'decision').map((decision) => ({ decision, round })))
      .filter(({ decision }) => decision.about === 'ally tie');
    if (decisions.length === 0) return;
    const planned = plannedRounds(scenario);
    for (const { decision, round } of decisions) {
      const [name] = known(decision.whom);
      if (name === undefined || planned.some((each) => holdsIn(round, each.round) && mayTie(each, name))) continue;
      yield found(
        needlessAllyTie,
        'needless',
        decision.source,
        { name },
        { fixes: [remove(decision, undefined, false)] },
      );
    }
  },
};

/** What stands at the head of a round holds from then on, and what stands before the first in all. */
function holdsIn(said: Round | undefined, round: Round): boolean {
  return said === undefined || said === round || said.number < round.number;
}

/**
 * Whether somebody throws in one Clash with an ally; of those who are out of the fight at its start nothing is certain.
 */
function mayTie({ plan, cast }: PlannedRound, name: string): boolean {
  const fighter = cast.fighters.get(name);
  if (fighter === undefined || plan.blocked.length > 0) return true;
  const clash = plan.clashes.find((deeds) => deeds.some((deed) => deed.actor.name === name)) ?? [];
  return clash.some((deed) => deed.actor.name !== name && deed.actor.group === fighter.group);
}
