/** A champion who doesn't attack. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import { actorPlace } from './places.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type Champion } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import type { RoundPlan } from '../plan.ts';
import type { Scenario } from '../../../scenario.ts';
import { isPartlyUnread } from '../../../unread.ts';
import { namedChampion, type SideAttack } from '../side-attack.ts';
import { bestFirst, candidatesOf, championFact, isOfRound } from './champions.ts';
import { add, remove, write } from '../../../checking/mending.ts';
import { actionKind } from '../vocabulary.ts';
import { naming } from '../../../checking/naming.ts';
import { missingInAttacks, writtenRounds } from './written.ts';

export const idleChampion: LintRule<AttackFact> = {
  id: 'idle-champion',
  severity: 'warning',
  title: 'A champion who doesn’t attack',
  explanation:
    'The champion is one of those who attack. Where the one who is named does something else the attackers have no champion, and each of them rolls one die.',
  messages: {
    idle: '{Name} is champion until somebody else is named, and doesn’t attack in round {number}, so everybody who does rolls one die; name one of them at the head of the round, or let {name} attack',
    never: '{Name} is champion, and nobody on that side attacks from here on, so this changes nothing',
    named: 'The champion is named here',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Una (she) of the Players
  combatant Brok (he) of the Host
  round 1
-   champion Ilse.
             ^^^^
+   champion Tam.
    Ilse: waits.
    Tam: attacks Brok.
    Una: attacks Brok.
`),
  *check({ scenario }) {
    yield* missingInAttacks(scenario, idle);
    yield* eachOnce(neverNeeded(scenario));
  },
};

/**
 * At the champion’s name in this round: where they are nominated, where they do something else, or else where the first
 * attacks. Not where they attack and nothing comes of it, which is found at the attack.
 */
function idle(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const champion = namedChampion(context, side.group);
  const [first] = side.rolls;
  if (
    champion === undefined ||
    side.champion !== undefined ||
    first === undefined ||
    announcesAttack(context, champion)
  )
    return [];
  const fact = championFact(context, champion);
  const here = fact !== undefined && isOfRound(context, fact);
  const deed =
    [...context.checks, ...context.others, ...context.idle].find(({ actor }) => actor === champion) ?? first.attack;
  const source = here ? fact.who.source : actorPlace(context.cast, deed);
  const names = bestFirst(candidatesOf(context, side)).map(({ roll }) => roll.attack.actor.called);
  return [
    found(
      idleChampion,
      'idle',
      source,
      { ...naming('name', champion), number: context.round.number },
      {
        fixes: names.map((name) =>
          here ? write(name, fact.who.source) : add(`champion ${name}.`, context.round.source),
        ),
        ...(fact === undefined || here ? {} : { related: [{ source: fact.source, message: 'named' }] }),
      },
    ),
  ];
}

function announcesAttack({ idle: without }: RoundContext, champion: Fighter): boolean {
  return without.some(({ actor, announcement }) => actor === champion && actionKind(announcement.kind) === 'attack');
}

/** Nominations of sides that don’t attack any more, where somebody attacks at all. */
function neverNeeded(scenario: Scenario<AttackFact>): readonly Finding[] {
  const { cast, rounds } = writtenRounds(scenario);
  const attacks = rounds.flatMap(({ round, ways }) =>
    ways.flatMap(({ context }) => context.attacks.map(({ actor }) => ({ number: round.number, group: actor.group }))),
  );
  if (attacks.length === 0) return [];
  const isUnread = (from: number): boolean =>
    scenario.rounds.some((round) => round.number >= from && isPartlyUnread(round));
  const lastOf = (group: string): number =>
    Math.max(...attacks.filter((attack) => attack.group === group).map(({ number }) => number), -Infinity);
  const unneeded = (fact: Champion, from: number): readonly Finding[] => {
    const [champion] = fightersNamed(cast, [fact.who]);
    if (champion === undefined || lastOf(champion.group) >= from || isUnread(from)) return [];
    return [found(idleChampion, 'never', fact.who.source, { ...naming('name', champion) }, { fixes: [remove(fact)] })];
  };
  return [
    ...factsOf(scenario.facts.slice(scenario.shared), 'champion').flatMap((fact) => unneeded(fact, 0)),
    ...scenario.rounds.flatMap(({ facts, number }) =>
      factsOf(facts, 'champion').flatMap((fact) => unneeded(fact, number)),
    ),
  ];
}
