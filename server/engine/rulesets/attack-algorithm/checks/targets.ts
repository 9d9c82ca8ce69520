/** Checks of the targets of attacks. */
import { add, append } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Source } from '../../../source.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { isWeaker, type Enemy } from '../enemies.ts';
import type { AttackFact } from '../facts.ts';
import { isOut } from '../fight.ts';
import { chooses } from '../options.ts';
import type { RoundPlan } from '../plan.ts';
import { enemiesAimedAt, type RoundContext } from '../round-context.ts';
import { changesBy, type AttackRoll, type SideAttack } from '../side-attack.ts';
import { spread } from '../spreading.ts';
import { knownVerb } from '../verbs.ts';
import { firstOn, weakerFirst } from './hosts-word.ts';
import { actorPlace, foundInAttacks, foundInRounds, missingInAttacks } from './written.ts';

export const missingTarget: LintRule<AttackFact> = {
  id: 'missing-target',
  severity: 'warning',
  title: 'An attack on nobody in particular',
  explanation:
    'The defences and form of those attacked set the difficulty, and hits are shared out only after the roll. If ' +
    'an attacker names nobody, the enemy who is easiest to hit sets it, or the one that “option difficulty ' +
    'target” says.',
  messages: {
    nobody:
      '{Name} doesn’t name anybody to attack, and {first} is easier to hit than {second}, so {aim} sets the ' +
      'difficulty; write who is attacked',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
    defends barely
  combatant Cur (he) of the Host
    defends partially
  situation "a gate"
    hits fall first on Brok.
  round 1
-   Ilse: attacks.
          ^^^^^^^
+   Ilse: attacks Brok.
`),
  check: ({ scenario }) => foundInAttacks(scenario, ({ rolls }, plan) => rolls.flatMap((roll) => nobody(plan, roll))),
};

/** Not where an option chooses whose defences set the difficulty. */
function nobody({ context }: RoundPlan, { attack, aim }: AttackRoll): readonly Finding[] {
  const { verb, targets, thing } = attack.announcement;
  if (targets.length > 0 || aim === undefined || !chooses(context.cast.stage, 'difficulty target', 'announced'))
    return [];
  const change = (enemy: Fighter): number =>
    changesBy(context, attack, enemy).reduce((sum, { by, instead }) => (instead === undefined ? sum + by : sum), 0);
  const enemies = enemiesAimedAt(attack, context.present)
    .map((fighter) => ({ fighter, by: change(fighter) }))
    .sort((one, other) => other.by - one.by);
  const [easiest, hardest] = [enemies[0], enemies.at(-1)];
  if (easiest === undefined || hardest === undefined || easiest.by === hardest.by) return [];
  const before = knownVerb(verb.text)?.before ?? '';
  return [
    found(
      missingTarget,
      'nobody',
      verb.source,
      {
        ...naming('name', attack.actor),
        ...naming('first', easiest.fighter),
        ...naming('second', hardest.fighter),
        ...naming('aim', aim),
      },
      {
        fixes: enemies.map(({ fighter }) =>
          append(`${before === '' ? '' : ` ${before}`} ${fighter.called}`, thing?.source ?? verb.source),
        ),
      },
    ),
  ];
}

export const moreTargetsThanAttackers: LintRule<AttackFact> = {
  id: 'more-targets-than-attackers',
  severity: 'warning',
  title: 'More enemies than attackers can hit',
  explanation:
    'A side hits at most as many enemies as it has people attacking. If there are more enemies, the text ' +
    'says which are hit only as far as it ranks them: lighter defences and inferior form come first. Beyond ' +
    'that the Host says it, with “hits fall first on …”.',
  messages: {
    beyond:
      '{attackers} can hit {reach} at most, but {enemies} are attacked; name fewer, or write who comes first, ' +
      'for example “{first}”',
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
 * Orders that the ranking of the text allows, up to 6: each enemy than whom nobody is weaker, in the order in which
 * they are attacked, followed by others up to the number that can be hit.
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

/** The first name beyond the reach; where nobody is named, the verb, but only if it is open who is hit. */
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

export const idleAnnouncement: LintRule<AttackFact> = {
  id: 'idle-announcement',
  severity: 'warning',
  title: 'Something announced that doesn’t happen',
  explanation:
    'Somebody who is out of the fight, by the Host’s word or for lack of hit points where that is decided, ' +
    'does nothing until they are back in it. An attack needs a target: an enemy who is still in the fight.',
  messages: {
    out: '{Name} is out of the fight, so this doesn’t happen',
    gone: '{Name} attacks {target}, who is out of the fight, so nothing happens; name somebody else, or nobody',
    nobody: '{Name} has nobody to attack, so nothing happens',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  combatant Cur (he) of the Host
  situation "a gate"
    Brok is out of the fight.
  round 1
-   Ilse: attacks Brok.
                  ^^^^
-   Brok: attacks Ilse.
    ^^^^
+   Ilse: attacks Cur.
`),
  check: ({ scenario }) => foundInRounds(scenario, idle),
};

/** An announcement by several counts as long as one of them can act. */
function idle({ context, fight }: RoundPlan): readonly Finding[] {
  const able = new Set(
    [...context.attacks, ...context.checks, ...context.others].map(({ announcement }) => announcement),
  );
  return context.idle
    .filter(({ announcement }) => !able.has(announcement))
    .flatMap((deed) => (isOut(fight, deed.actor.name) ? [outOf(context, deed)] : withoutTarget(context, deed)));
}

type Idle = RoundContext['idle'][number];

function outOf({ cast, round }: RoundContext, deed: Idle): Finding {
  return found(idleAnnouncement, 'out', actorPlace(cast, deed), naming('name', deed.actor), {
    fixes: [add(`${deed.actor.called} is back in the fight.`, round.source)],
  });
}

/** Attacks only on allies, or on unknown names, have findings of their own. */
function withoutTarget({ cast, round }: RoundContext, { actor, announcement }: Idle): readonly Finding[] {
  const [first] = announcement.targets;
  if (first === undefined) return [found(idleAnnouncement, 'nobody', announcement.verb.source, naming('name', actor))];
  const gone = fightersNamed(cast, announcement.targets).filter(({ group }) => group !== actor.group);
  return gone.length === 0
    ? []
    : [
        found(
          idleAnnouncement,
          'gone',
          first.source,
          { ...naming('name', actor), ...naming('target', ...gone) },
          { fixes: gone.map(({ called }) => add(`${called} is back in the fight.`, round.source)) },
        ),
      ];
}

export const targetChecks: readonly LintRule<AttackFact>[] = [
  missingTarget,
  idleAnnouncement,
  moreTargetsThanAttackers,
];
