/** Something said of the hits on somebody whom nobody attacks. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef, Scenario } from '../../../scenario.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { remove } from './mending.ts';
import { naming } from './naming.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const notAttacked: LintRule<AttackFact> = {
  id: 'not-attacked',
  severity: 'warning',
  title: 'Hits on somebody whom nobody attacks',
  explanation: 'Hits are shared between those who are attacked in a round: those who are named, or all enemies of somebody who names nobody. On whom hits fall first goes on holding in later rounds; how many fall on whom, and what the first one rolls, are of one round.',
  messages: {
    here: 'Nobody attacks {name} in round {number}, so no hit can fall on {name}',
    ever: 'Nobody attacks {name} from here on, so no hit can fall on {name}',
  },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
combatant Cur (he) of the Host
situation "a gate"
  hits fall first on Cur.
//                   ^^^
round 1
  the first hit on Cur rolls 4.
//                 ^^^
  Ilse: attacks Brok.
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
round 1
  the first hit on Brok rolls 4.
  Ilse: attacks Brok.
`,
  *check({ scenario }) {
    yield* [...ofRounds(scenario), ...lasting(scenario)];
  },
};

function ofRounds(scenario: Scenario<AttackFact>): readonly Finding[] {
  const { cast, rounds } = writtenRounds(scenario);
  return rounds.flatMap((written) => {
    const { facts, number } = written.round;
    const refs = [...factsOf(facts, 'shares').flatMap((fact) => fact.shares.map(({ who }) => ({ who, fact: undefined }))), ...factsOf(facts, 'pinned damage').map((fact) => ({ who: fact.who, fact }))];
    if (refs.length === 0) return [];
    const attacked = attackedIn([written]);
    return refs.flatMap(({ who, fact }) => missed(cast, who, attacked).flatMap((data) => (
      [found(notAttacked, 'here', who.source, { ...data, number }, { fixes: fact === undefined ? [] : [remove(fact)] })])));
  });
}

/** Once somebody is attacked at all; a scenario without attacks is still being written. */
function lasting(scenario: Scenario<AttackFact>): readonly Finding[] {
  const { cast, rounds } = writtenRounds(scenario);
  const from = [
    ...factsOf(scenario.facts.slice(scenario.shared), 'hits first').map((fact) => ({ fact, number: -Infinity })),
    ...scenario.rounds.flatMap(({ facts, number }) => factsOf(facts, 'hits first').map((fact) => ({ fact, number }))),
  ];
  if (from.length === 0 || attackedIn(rounds).size === 0) return [];
  return from.flatMap(({ fact, number }) => {
    const attacked = attackedIn(rounds.filter(({ round }) => round.number >= number));
    return fact.order.flatMap((ref) => missed(cast, ref, attacked).map((data) => (
      found(notAttacked, 'ever', ref.source, data, { fixes: fact.order.length === 1 ? [remove(fact)] : [] }))));
  });
}

/** Everybody on whom hits can fall, in any way the rounds may go. */
function attackedIn(rounds: readonly WrittenRound[]): ReadonlySet<Fighter> {
  return new Set(rounds.flatMap(({ ways }) => ways).flatMap(({ exchanges }) => exchanges).flatMap(({ sides }) => sides).flatMap(({ enemies }) => enemies.map(({ fighter }) => fighter)));
}

function missed(cast: Cast, ref: NameRef, attacked: ReadonlySet<Fighter>): readonly Finding['data'][] {
  const named = fightersNamed(cast, [ref]);
  return named.length === 0 || named.some((fighter) => attacked.has(fighter)) ? [] : [naming('name', ...named)];
}
