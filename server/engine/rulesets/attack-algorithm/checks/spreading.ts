/** Checks of how hits are shared out among enemies. */
import { addUp, hitWeights } from '../../../chance/index.ts';
import { add, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { count, list } from '../../../play/words.ts';
import type { NameRef, Scenario } from '../../../scenario.ts';
import { isPartlyUnread } from '../../../unread.ts';
import { fightersNamed, isNamed, type Cast, type Fighter } from '../cast.ts';
import { isWeaker, type Enemy } from '../enemies.ts';
import { factsOf, type AttackFact, type HitsFirst, type PinnedDamage, type Shares } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { RoundContext } from '../round-context.ts';
import type { SideAttack } from '../side-attack.ts';
import { fits } from '../spreading.ts';
import { decidingFirst, evenShares, firstOn, mostHits, pinnedHits, unrankedIn } from './hosts-word.ts';
import { isBeyondReach } from './targets.ts';
import { foundInAttacks, missingInAttacks, targetPlace, writtenRounds, type WrittenRound } from './written.ts';

/**
 * The first sentence that shares out only this side’s hits; one that also names somebody whom this side doesn’t attack
 * is skipped.
 */
function sharesFact(context: RoundContext, side: SideAttack): Shares | undefined {
  return sharesFacts(context, side)[0];
}

function sharesFacts({ cast, round }: RoundContext, { enemies }: SideAttack): readonly Shares[] {
  return factsOf(round.facts, 'shares').filter(({ shares }) =>
    shares.every(({ who }) => enemies.some(({ fighter }) => isNamed(cast, [who], fighter))),
  );
}

/** The number of hits that are shared out. */
function writtenSum({ shares }: SideAttack): number {
  return [...shares.values()].reduce((sum, count) => sum + count, 0);
}

/** Whether all shares are whole numbers from 0; others have a finding of their own. */
function isWhole({ shares }: SideAttack): boolean {
  return [...shares.values()].every((count) => Number.isInteger(count) && count >= 0);
}

/** Whether the side can roll exactly this number of hits, given its pins. */
function canComeTo({ rolls }: SideAttack, hits: number): boolean {
  return (addUp(rolls.map((roll) => hitWeights(roll.hits))).weights[hits] ?? 0n) > 0n;
}

/** Fixes that replace the shares; none where several sentences share out the hits of a side. */
function mendedShares(context: RoundContext, side: SideAttack, fact: Shares, even: string): readonly Fix[] {
  return sharesFacts(context, side).length > 1 ? [] : [write(even, fact.source)];
}

export const sharesOfOpenRoll: LintRule<AttackFact> = {
  id: 'shares-of-open-roll',
  severity: 'info',
  title: 'Hits shared out before they are rolled',
  explanation:
    'Shares are written for a roll whose dice are pinned. If dice are still to be rolled, the shares count ' +
    'only if exactly that number of hits is rolled; for any other number they only say who comes first.',
  messages: {
    open:
      'This counts only if {hits} {are} rolled, and otherwise only says who comes first; pin the dice, or ' +
      'write “{first}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
  situation "a gate"
    champion Ilse.
  round 1
-   hits fall 1 on Cur.
    ^^^^^^^^^^^^^^^^^^
+   hits fall first on Cur.
    Ilse: attacks Brok.
    Tam: attacks Cur.
`),
  check: ({ scenario }) => foundInAttacks(scenario, sharedBeforeRolling),
};

/** Not for numbers of hits that the side can’t have, which have a finding of their own, nor for a single enemy. */
function sharedBeforeRolling(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const [fact, sum] = [sharesFact(context, side), writtenSum(side)];
  if (
    fact === undefined ||
    sum === 0 ||
    side.enemies.length < 2 ||
    pinnedHits(side) !== undefined ||
    !isWhole(side) ||
    !canComeTo(side, sum)
  )
    return [];
  const shared = ({ fighter }: SideAttack['enemies'][number]): number => side.shares.get(fighter.name) ?? 0;
  const first = firstOn(
    side.enemies.filter((enemy) => shared(enemy) > 0).sort((one, other) => shared(other) - shared(one)),
  );
  return [
    found(
      sharesOfOpenRoll,
      'open',
      fact.source,
      { hits: count(sum, 'hit'), are: sum === 1 ? 'is' : 'are', first: first.replace(/\.$/u, '') },
      {
        fixes: [write(first.replace(/\.$/u, ''), fact.source)],
      },
    ),
  ];
}

export const unevenSpread: LintRule<AttackFact> = {
  id: 'uneven-spread',
  severity: 'error',
  title: 'Hits that aren’t shared evenly',
  explanation:
    'Hits are spread as evenly as possible, over as many enemies as there are attackers, or all enemies if ' +
    'there are fewer. Shares that aren’t even count only as the order in which enemies are hit.',
  messages: {
    uneven: '“{written}” isn’t as even as possible, so the hits are shared differently; write “{even}”',
    open:
      '“{written}” isn’t as even as possible, so it only says who comes first, and not for all hits; share ' +
      '{hits} out over {enemies}',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    Attack Bonus 1
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
    defends partially
  combatant Cur (he) of the Host
    defends barely
  situation "a gate"
    champion Ilse.
  round 1
-   hits fall 3 on Cur, 0 on Brok.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   hits fall 2 on Cur, 1 on Brok.
    Ilse: attacks Brok. rolls 1 2
    Tam: attacks Cur. rolls 3
`),
  check: ({ scenario }) => foundInAttacks(scenario, uneven),
};

/** Invalid shares, and shares for another number of hits, have findings of their own. */
function uneven(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const fact = sharesFact(context, side);
  const sum = writtenSum(side);
  const enemies = Math.min(sum, side.reach, side.enemies.length);
  if (fact === undefined || fits(side, sum, enemies) || !isWhole(side) || !canComeTo(side, sum)) return [];
  const written = [...side.shares]
    .map(([name, count]) => `${count} on ${context.cast.fighters.get(name)?.called ?? name}`)
    .join(', ');
  const even = evenShares(side, sum);
  if (even === undefined)
    return [
      found(unevenSpread, 'open', fact.source, {
        written,
        hits: count(sum, 'hit'),
        enemies: enemies === 1 ? 'one enemy' : `${enemies} enemies`,
      }),
    ];
  return [
    found(unevenSpread, 'uneven', fact.source, { written, even }, { fixes: mendedShares(context, side, fact, even) }),
  ];
}

export const wrongSpreadSum: LintRule<AttackFact> = {
  id: 'wrong-spread-sum',
  severity: 'error',
  title: 'The wrong number of hits shared out',
  explanation:
    'Shares are written for a roll that is pinned, and add up to its hits. Any others count only as the ' +
    'order in which enemies are hit.',
  messages: {
    pinned: '{shared} {are} shared out here, but the pinned dice make {hits}; write “{even}”',
    open: '{shared} {are} shared out here, but the pinned dice make {hits}; share out that number',
    none: '{shared} {are} shared out here, but the pinned dice make no hits; remove this',
    never:
      '{shared} {are} shared out here, but no roll of this side makes that number: {most} at most; share out ' +
      'fewer, or remove this',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    Attack Bonus 1
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
    defends partially
  combatant Cur (he) of the Host
    defends barely
  situation "a gate"
    champion Ilse.
  round 1
-   hits fall 1 on Cur, 1 on Brok.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   hits fall 2 on Cur, 1 on Brok.
    Ilse: attacks Brok. rolls 1 2
    Tam: attacks Cur. rolls 3
`),
  check: ({ scenario }) => foundInAttacks(scenario, wrongSum),
};

function wrongSum(side: SideAttack, { context }: RoundPlan): readonly Finding[] {
  const fact = sharesFact(context, side);
  if (fact === undefined || !isWhole(side)) return [];
  const [sum, hits] = [writtenSum(side), pinnedHits(side)];
  const data = { shared: count(sum, 'hit'), are: sum === 1 ? 'is' : 'are' };
  if (hits === undefined) {
    return canComeTo(side, sum)
      ? []
      : [
          found(
            wrongSpreadSum,
            'never',
            fact.source,
            { ...data, most: count(mostHits(side), 'hit') },
            { fixes: [remove(fact)] },
          ),
        ];
  }
  if (hits === sum) return [];
  if (hits === 0) return [found(wrongSpreadSum, 'none', fact.source, data, { fixes: [remove(fact)] })];
  const even = evenShares(side, hits);
  if (even === undefined) return [found(wrongSpreadSum, 'open', fact.source, { ...data, hits: count(hits, 'hit') })];
  return [
    found(
      wrongSpreadSum,
      'pinned',
      fact.source,
      { ...data, hits: count(hits, 'hit'), even },
      { fixes: mendedShares(context, side, fact, even) },
    ),
  ];
}

export const spreadAgainstOrder: LintRule<AttackFact> = {
  id: 'spread-against-order',
  severity: 'warning',
  title: 'Hits against the order of the text',
  explanation:
    'Where hits can’t be shared evenly, enemies with light defences or inferior form get more than those ' +
    'with strong defences or superior form. The Host’s word still counts, but is needed only where the text ' +
    'doesn’t rank them.',
  messages: {
    stronger:
      '{Name} comes first here, but {other} has lighter defences or an inferior form, so by the text leftover ' +
      'hits fall on {other}',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
    Attack Bonus 2
  combatant Brok (he) of the Host
    defends partially
  combatant Cur (he) of the Host
    defends barely
  round 1
-   hits fall first on Brok.
                       ^^^^
+   hits fall first on Cur.
    Ilse: attacks Brok and Cur.
`),
  check: ({ scenario }) =>
    foundInAttacks(scenario, (side, plan) => [...orderAgainst(side, plan), ...sharesAgainst(side, plan)]),
};

function orderAgainst({ enemies, order }: SideAttack, { context: { cast, facts } }: RoundPlan): readonly Finding[] {
  const names =
    factsOf(facts, 'hits first').findLast((fact) =>
      fightersNamed(cast, fact.order).some((fighter) => order.includes(fighter)),
    )?.order ?? [];
  return names.flatMap((name, index) => {
    const before = new Set(fightersNamed(cast, names.slice(0, index)));
    const own = fightersNamed(cast, [name]);
    return enemies
      .filter(({ fighter }) => own.includes(fighter))
      .slice(0, 1)
      .flatMap((enemy) => {
        const other = enemies.find(
          (each) => !own.includes(each.fighter) && !before.has(each.fighter) && isWeaker(each, enemy),
        );
        if (other === undefined) return [];
        const later = names.slice(index + 1).find((ref) => fightersNamed(cast, [ref]).includes(other.fighter));
        return [stronger(enemy, other, name, later)];
      });
  });
}

/** Findings for shares that give somebody more hits than a weaker enemy. */
function sharesAgainst({ enemies, shares }: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  const hitsOn = ({ fighter }: Enemy): number => shares.get(fighter.name) ?? 0;
  return factsOf(round.facts, 'shares')
    .flatMap((fact) => fact.shares)
    .flatMap(({ who }) => {
      const named = fightersNamed(cast, [who]);
      const enemy = enemies.find(({ fighter }) => named.includes(fighter));
      const other =
        enemy === undefined ? undefined : enemies.find((each) => isWeaker(each, enemy) && hitsOn(each) < hitsOn(enemy));
      return enemy === undefined || other === undefined ? [] : [stronger(enemy, other, who, undefined)];
    });
}

/** The fix writes the other’s name, or swaps the two if both are named. */
function stronger(enemy: Enemy, other: Enemy, name: NameRef, later: NameRef | undefined): Finding {
  const { intents, ...fix } = write(other.fighter.called, name.source);
  return found(
    spreadAgainstOrder,
    'stronger',
    name.source,
    { ...naming('name', enemy.fighter), ...naming('other', other.fighter) },
    {
      fixes: [
        {
          ...fix,
          intents: later === undefined ? intents : [...intents, ...write(enemy.fighter.called, later.source).intents],
        },
      ],
    },
  );
}

export const undecidedSpreadOrder: LintRule<AttackFact> = {
  id: 'undecided-spread-order',
  severity: 'warning',
  title: 'Enemies that the text doesn’t rank',
  explanation:
    'Leftover hits fall on enemies with light defences or inferior form. If one of two has the lighter ' +
    'defences and the other the inferior form, the text doesn’t say who comes first. Until the Host does, ' +
    'with “hits fall first on …”, those hits do nothing.',
  messages: {
    open:
      '{Light} has lighter defences and {inferior} the inferior form, and the text doesn’t rank them, so it ' +
      'is open who gets leftover hits; write who they fall on first',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
    defends partially
  combatant Cur (he) of the Host
    defends barely
  situation "a gate"
    Ilse has superior form over Brok "long against short".
  round 1
+   hits fall first on Cur.
    champion Ilse.
    Ilse: attacks Brok.
    Tam: attacks Cur.
                 ^^^
`),
  check: ({ scenario }) => missingInAttacks(scenario, unranked),
};

/** Marked at the enemy with the lighter defences. */
function unranked(side: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  const pair = isBeyondReach(side) ? undefined : unrankedIn(side);
  if (pair === undefined || pair.equal) return [];
  const [light, inferior] = byDefence(pair.one, pair.other);
  const source = targetPlace(cast, side, light.fighter);
  return source === undefined
    ? []
    : [
        found(
          undecidedSpreadOrder,
          'open',
          source,
          { ...naming('light', light.fighter), ...naming('inferior', inferior.fighter) },
          {
            fixes: [light, inferior].map((enemy) => add(decidingFirst(side, enemy), round.source)),
          },
        ),
      ];
}

function byDefence(one: Enemy, other: Enemy): readonly [Enemy, Enemy] {
  return one.defence <= other.defence ? [one, other] : [other, one];
}

export const equalEnemies: LintRule<AttackFact> = {
  id: 'equal-enemies',
  severity: 'info',
  title: 'Equal enemies',
  explanation:
    'Leftover hits fall on enemies with light defences or inferior form. The text doesn’t say which of ' +
    'several enemies who are equal in both gets them. Until the Host does, with “hits fall first on …”, ' +
    'those hits do nothing.',
  messages: {
    open:
      '{One} and {other} are equal in defences and form, so the text doesn’t say who gets a leftover hit; ' +
      'write who comes first, for example “hits fall first on {one}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
  situation "a gate"
    champion Ilse.
  round 1
+   hits fall first on Brok.
    Ilse: attacks Brok.
                  ^^^^
    Tam: attacks Cur.
`),
  check: ({ scenario }) => missingInAttacks(scenario, open),
};

function open(side: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  const pair = isBeyondReach(side) ? undefined : unrankedIn(side);
  if (pair?.equal !== true) return [];
  const source = targetPlace(cast, side, pair.one.fighter);
  return source === undefined
    ? []
    : [
        found(
          equalEnemies,
          'open',
          source,
          { ...naming('one', pair.one.fighter), ...naming('other', pair.other.fighter) },
          {
            fixes: [pair.one, pair.other].map((enemy) => add(decidingFirst(side, enemy), round.source)),
          },
        ),
      ];
}

export const notAttacked: LintRule<AttackFact> = {
  id: 'not-attacked',
  severity: 'warning',
  title: 'Hits on somebody who isn’t attacked',
  explanation:
    'Hits are shared between those who are attacked in a round: those who are named, or all enemies of ' +
    'somebody who names nobody. Who hits fall on first still holds in later rounds; how many fall on whom, ' +
    'and what the first one rolls, hold for one round.',
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

/** A pinned first hit on somebody who is attacked, but not by the side that the pin names. */
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

/** Fixes that name somebody who is attacked and not named yet, up to 6. */
function others(cast: Cast, fact: OnSomebody, instead: NameRef, attacked: ReadonlySet<Fighter>): readonly Fix[] {
  const named = fightersNamed(cast, namesOf(fact));
  return [...attacked]
    .filter((fighter) => !named.includes(fighter))
    .slice(0, 6)
    .map(({ called }) => write(called, instead.source));
}

/** Findings for `hits fall first`; none as long as nobody attacks, as the scenario is still being written. */
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

/** A fix that removes one name from the order, or the sentence if no name is left. */
function without(cast: Cast, fact: HitsFirst, left: NameRef): Fix {
  const rest = fact.order.filter((ref) => ref !== left).flatMap((ref) => fightersNamed(cast, [ref]));
  if (rest.length === 0) return remove(fact);
  const words = fact.words === undefined ? '' : ` "${fact.words.text}"`;
  return {
    ...write(`hits fall first on ${list(rest.map(({ called }) => called))}${words}`, fact.source),
    title: 'Remove the name',
  };
}

/** Everybody who can be hit in any of the ways that the rounds may go. */
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

export const spreadChecks: readonly LintRule<AttackFact>[] = [
  spreadAgainstOrder,
  undecidedSpreadOrder,
  equalEnemies,
  unevenSpread,
  wrongSpreadSum,
  sharesOfOpenRoll,
  notAttacked,
];
