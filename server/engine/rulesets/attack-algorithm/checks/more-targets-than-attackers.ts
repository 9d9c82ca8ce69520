/** More enemies to be hit than people attacking. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { fightersNamed, type Cast } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import type { SideAttack } from '../side-attack.ts';
import { isWeaker, type Enemy } from '../enemies.ts';
import { spread } from '../spreading.ts';
import type { Source } from '../../../source.ts';
import { firstOn, weakerFirst } from './hosts-word.ts';
import { add } from '../../../checking/mending.ts';
import { missingInAttacks } from './written.ts';

export const moreTargetsThanAttackers: LintRule<AttackFact> = {
  id: 'more-targets-than-attackers',
  severity: 'warning',
  title: 'More enemies than attackers can hit',
  explanation:
    'So many people attacking hit so many enemies at most. Which of more they are the text says only as far as it ranks them: lighter defences and inferior form come first. Beyond that the Host says it, by “hits fall first on …”.',
  messages: {
    beyond:
      '{attackers} can hit {reach} at most, and {enemies} are attacked; name fewer, or say who comes first, as “{first}”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
  combatant Dag (he) of the Host
  round 1
+   hits fall first on Brok and Cur.
    champion Ilse.
    Ilse: attacks Brok and Cur.
    Tam: attacks Cur and Dag.
                         ^^^
`),
  check: ({ scenario }) => missingInAttacks(scenario, beyond),
};

/** Whether a side attacks more enemies than it can hit, and nobody says which come first. */
export function isBeyondReach({ enemies, reach, order, shares }: SideAttack): boolean {
  return (
    enemies.length > reach && order.length < reach && [...shares.values()].filter((count) => count > 0).length < reach
  );
}

function beyond(side: SideAttack, { context: { cast, round } }: RoundPlan): readonly Finding[] {
  if (!isBeyondReach(side)) return [];
  const source = placeOf(cast, side);
  if (source === undefined) return [];
  const { reach, enemies } = side;
  const [first = '', ...others] = firstOnes(cast, side).map((order) => firstOn(order));
  return [
    found(
      moreTargetsThanAttackers,
      'beyond',
      source,
      {
        attackers: reach === 1 ? 'One attacker' : `${reach} attackers`,
        reach: reach === 1 ? 'one enemy' : `${reach} enemies`,
        enemies: enemies.length,
        first: first.replace(/\.$/u, ''),
      },
      { fixes: [first, ...others].map((order) => add(order, round.source)) },
    ),
  ];
}

/**
 * Whom the text lets come first: each of whom nobody is weaker, in the order in which they are attacked, and behind
 * them as many of the others as can be hit.
 */
function firstOnes(cast: Cast, { enemies, reach, rolls }: SideAttack): readonly (readonly Enemy[])[] {
  const named = fightersNamed(
    cast,
    rolls.flatMap(({ attack }) => attack.announcement.targets),
  );
  const attacked = [
    ...named.flatMap((fighter) => enemies.filter((enemy) => enemy.fighter === fighter)),
    ...enemies.filter(({ fighter }) => !named.includes(fighter)),
  ];
  const ranked = weakerFirst(attacked);
  return attacked
    .filter((enemy) => attacked.every((other) => !isWeaker(other, enemy)))
    .slice(0, 6)
    .map((enemy) => [enemy, ...ranked.filter((other) => other !== enemy)].slice(0, reach));
}

/** At the first name too many. Where nobody is named it is told only if the text leaves open who can be hit. */
function placeOf(cast: Cast, side: SideAttack): Source | undefined {
  const announcements = side.rolls.map(({ attack }) => attack.announcement);
  const named = new Set<string>();
  for (const target of new Set(announcements.flatMap(({ targets }) => targets))) {
    for (const { name } of fightersNamed(cast, [target])) named.add(name);
    if (named.size > side.reach) return target.source;
  }
  const open = spread(side, side.reach).shares.some(({ least, most }) => least < most);
  return open ? announcements.find(({ targets }) => targets.length === 0)?.verb.source : undefined;
}
