/**
 * Toughness regained by somebody who lacks none, or whom it can't help up. Tarot edition, "Lost Throw for an Injury".
 */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { isFirst } from '../../../stage.ts';
import { bodiesOf } from '../deeds.ts';
import { factsOf, type DemonCityFact, type Regains } from '../facts.ts';
import { conditionOf, isDown } from '../fight.ts';
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const needlessRegaining: LintRule<DemonCityFact> = {
  id: 'needless-regaining',
  severity: 'warning',
  title: 'Toughness regained by somebody whom it doesn’t help',
  explanation:
    'Points of Toughness and Calm are whole ones. Toughness is regained up to what somebody has at full strength. Who is out of the fight doesn’t get up by it: that takes the throw to recover, or the Host’s decision. This is said of the first round alone, before which nothing is thrown for.',
  messages: {
    broken: 'Points are whole ones, so {points} count as {whole}',
    full: '{Name} has lost no Toughness, so there is none to regain',
    down: '{Name} is out of the fight, and no point regained brings {name} back up; decide that, as “decides recovery of {who}: back up”',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 2
+   Agility 3  Toughness 1 of 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
    is out of the fight
  round 1
    Ann regains 1 Toughness.
    ^^^^^^^^^^^^^^^^^^^^^^^
-   Bill regains 1 Toughness.
    ^^^^^^^^^^^^^^^^^^^^^^^^
+   decides recovery of Bill: back up.
    Ann: waits.
`),
  *check({ scenario }) {
    for (const fact of scenario.rounds.flatMap(({ facts }) => factsOf(facts, 'regains'))) {
      const { value, source } = fact.points;
      if (!Number.isInteger(value))
        yield found(needlessRegaining, 'broken', source, { points: value, whole: Math.trunc(value) });
    }
    for (const written of writtenRounds(scenario).filter(({ round }) => isFirst(scenario, round))) {
      for (const fact of factsOf(written.round.facts, 'regains'))
        if (fact.stat === 'Toughness') yield* needless(written, fact);
    }
  },
};

/** Of one person alone: of several, one may well need it. */
function needless({ cast, round, plan }: WrittenRound, fact: Regains): readonly Finding[] {
  const [one, ...others] = known(fact.who).flatMap((id) => bodiesOf(cast, id));
  const said = [
    ...factsOf(round.facts, 'state').flatMap(({ who }) => who),
    ...factsOf(round.facts, 'decision').flatMap(({ whom }) => whom),
  ];
  if (one === undefined || others.length > 0 || known(said).some((id) => bodiesOf(cast, id).includes(one))) return [];
  const condition = conditionOf(plan.found, one.name);
  const tell = (message: string): readonly Finding[] => [
    found(
      needlessRegaining,
      message,
      fact.source,
      { ...naming('name', one), who: one.name },
      { fixes: [remove(fact, undefined, false)] },
    ),
  ];
  if (isDown(condition)) return tell('down');
  return condition.toughness >= condition.base && !condition.hurt ? tell('full') : [];
}
