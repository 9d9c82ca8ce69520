/** Something said of the hits on somebody whom nobody attacks. */
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import type { NameRef, Scenario } from '../../../scenario.ts';
import { isPartlyUnread } from '../../../unread.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type HitsFirst, type PinnedDamage, type Shares } from '../facts.ts';
import type { SideAttack } from '../side-attack.ts';
import { remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const notAttacked: LintRule<AttackFact> = {
  id: 'not-attacked',
  severity: 'warning',
  title: 'Hits on somebody whom nobody attacks',
  explanation:
    'Hits are shared between those who are attacked in a round: those who are named, or all enemies of somebody who names nobody. On whom hits fall first goes on holding in later rounds; how many fall on whom, and what the first one rolls, are of one round.',
  messages: {
    here: 'Nobody attacks {name} in round {number}, so no hit can fall on {name}',
    by: 'The side of {attacker} doesn’t attack {name} in round {number}, so this pins nothing',
    ever: 'Nobody attacks {name} from here on, so no hit can fall on {name}',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
- combatant Cur (he) of the Host
- situation "a gate"
-   hits fall first on Cur.
                       ^^^
  round 1
-   the first hit on Cur rolls 4.
                     ^^^
+   the first hit on Brok rolls 4.
    Ilse: attacks Brok.
`),
  *check({ scenario }) {
    yield* [...ofRounds(scenario), ...lasting(scenario)];
  },
};

function ofRounds(scenario: Scenario<AttackFact>): readonly Finding[] {
  const { cast, rounds } = writtenRounds(scenario);
  return rounds.flatMap((written) => {
    const { facts, number } = written.round;
    const pins = factsOf(facts, 'pinned damage');
    const said = [...factsOf(facts, 'shares'), ...pins];
    if (said.length === 0 || isPartlyUnread(written.round)) return [];
    const attacked = attackedIn([written]);
    const missing = said.flatMap((fact) =>
      namesOf(fact).flatMap((who) =>
        missed(cast, who, attacked).map((data) =>
          found(
            notAttacked,
            'here',
            who.source,
            { ...data, number },
            { fixes: [...others(cast, fact, who, attacked), remove(fact)] },
          ),
        ),
      ),
    );
    return [...missing, ...pins.flatMap((pin) => byOthers(cast, pin, written))];
  });
}

/** A first hit on somebody who is attacked, by somebody whose side attacks others. */
function byOthers(cast: Cast, pin: PinnedDamage, written: WrittenRound): readonly Finding[] {
  const { who, by } = pin;
  const hitting = by === undefined ? [] : fightersNamed(cast, [by]);
  if (by === undefined || hitting.length === 0) return [];
  const hit = fightersNamed(cast, [who]);
  const sides = sidesIn([written]).filter(({ enemies }) => enemies.some(({ fighter }) => hit.includes(fighter)));
  if (sides.length === 0 || sides.some(({ group }) => hitting.some((each) => each.group === group))) return [];
  const data = { ...naming('name', ...hit), ...naming('attacker', ...hitting), number: written.round.number };
  return [found(notAttacked, 'by', by.source, data, { fixes: [remove(pin)] })];
}

type OnSomebody = HitsFirst | Shares | PinnedDamage;

function namesOf(fact: OnSomebody): readonly NameRef[] {
  switch (fact.kind) {
    case 'hits first':
      return fact.order;
    case 'shares':
      return fact.shares.map(({ who }) => who);
    case 'pinned damage':
      return [fact.who];
  }
}

/** Somebody who is attacked and isn’t named beside them, up to a handful. */
function others(cast: Cast, fact: OnSomebody, instead: NameRef, attacked: ReadonlySet<Fighter>): readonly Fix[] {
  const named = fightersNamed(cast, namesOf(fact));
  return [...attacked]
    .filter((fighter) => !named.includes(fighter))
    .slice(0, 6)
    .map(({ called }) => write(called, instead.source));
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
    const later = rounds.filter(({ round }) => round.number >= number);
    if (later.some(({ round }) => isPartlyUnread(round))) return [];
    const attacked = attackedIn(later);
    return fact.order.flatMap((ref) =>
      missed(cast, ref, attacked).map((data) =>
        found(notAttacked, 'ever', ref.source, data, {
          fixes: [...others(cast, fact, ref, attacked), without(cast, fact, ref)],
        }),
      ),
    );
  });
}

/** Without somebody whose name stands among others, or without the sentence. */
function without(cast: Cast, fact: HitsFirst, left: NameRef): Fix {
  const rest = fact.order.filter((ref) => ref !== left).flatMap((ref) => fightersNamed(cast, [ref]));
  if (rest.length === 0) return remove(fact);
  const words = fact.words === undefined ? '' : ` "${fact.words.text}"`;
  return {
    ...write(`hits fall first on ${list(rest.map(({ called }) => called))}${words}`, fact.source),
    title: 'Leave the name out',
  };
}

/** Everybody on whom hits can fall, in any way the rounds may go. */
function attackedIn(rounds: readonly WrittenRound[]): ReadonlySet<Fighter> {
  return new Set(sidesIn(rounds).flatMap(({ enemies }) => enemies.map(({ fighter }) => fighter)));
}

function sidesIn(rounds: readonly WrittenRound[]): readonly SideAttack[] {
  return rounds
    .flatMap(({ ways }) => ways)
    .flatMap(({ exchanges }) => exchanges)
    .flatMap(({ sides }) => sides);
}

function missed(cast: Cast, ref: NameRef, attacked: ReadonlySet<Fighter>): readonly Finding['data'][] {
  const named = fightersNamed(cast, [ref]);
  return named.length === 0 || named.some((fighter) => attacked.has(fighter)) ? [] : [naming('name', ...named)];
}
