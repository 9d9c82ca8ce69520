/** Pinned dice that can't be. */
import { dieFaces } from '../../../chance/index.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { valueOf, type Cast, type Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { factsOf, type DemonCityFact, type Pin } from '../../demon-city/facts.ts';
import { isBy, isFor } from '../../demon-city/pins.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import { hasClass } from '../../demon-city/weapons.ts';
import type { DicePlan } from '../plan.ts';
import { usedStat } from '../pools/index.ts';
import { isFace, oppositionOf } from '../rolling.ts';
import { plannedRounds } from './plans.ts';

export const pinnedDice: LintRule<DemonCityFact> = {
  id: 'pinned-dice',
  severity: 'error',
  title: 'Pinned dice that can’t be',
  explanation: `A pin names the die that counts, or all of them: as many as there are, each from 1 to ${dieFaces}. Where more or fewer are pinned, the first of them are used and the rest is rolled.`,
  messages: {
    face: 'No die shows {number}, so it is left out: pin a number from 1 to {faces}',
    count:
      '{name} has {dice}, so {pins} can’t be pinned: as many as fit are used, and any others are rolled; pin the one that counts, or all of them',
    damage:
      'The damage to {target} is {dice}, so {pins} can’t be pinned: as many as fit are used, and any others are rolled; pin the one that counts, or all of them',
    host: 'The Host rolls nothing against what {name} does, so there is nothing to pin',
    none: 'Nothing stands against what {name} does, so nothing is rolled for it, and there is nothing to pin',
  },
  bad: `scenario "The cellar"
rules demon-city-2017
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
round 1
  Ann: punches Bill.
    throws 12
//  ^^^^^^^^^
    damage throws 4 4 4
//  ^^^^^^^^^^^^^^^^^^^
  Bill: dodges Ann.
    throws 3 4 5
//  ^^^^^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2017
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
round 1
  Ann: punches Bill.
    throws 10
    damage throws 4 4
  Bill: dodges Ann.
    throws 3 4
`,
  *check({ scenario }) {
    if (!scenario.rounds.some((round) => round.announcements.some(({ clauses }) => factsOf(clauses, 'pin').length > 0)))
      return;
    const told = new Set<Pin>();
    for (const { plan, certain } of plannedRounds(scenario)) {
      for (const deed of plan.moment.deeds.values()) {
        for (const pin of factsOf(deed.clauses, 'pin').filter((each) => isBy(each, deed.actor) && !told.has(each))) {
          const findings = [...faces(pin), ...unfitting(plan, certain, deed, pin)];
          if (findings.length > 0) told.add(pin);
          yield* findings;
        }
      }
    }
  },
};

function faces(pin: Pin): readonly Finding[] {
  return pin.cards.flatMap((card) =>
    'number' in card && !isFace(card.number)
      ? [found(pinnedDice, 'face', pin.source, { number: card.number, faces: dieFaces })]
      : [],
  );
}

function unfitting(plan: DicePlan, certain: boolean, deed: Deed, pin: Pin): readonly Finding[] {
  if (pin.what === 'damage') return ofDamage(plan, deed, pin);
  if (pin.what === 'difficulty') return ofDifficulty(plan, deed, pin);
  return certain ? ofAction(plan, deed, pin) : [];
}

/** The Host rolls for what is resolved as a task, and nothing in a Clash. */
function ofDifficulty(plan: DicePlan, deed: Deed, pin: Pin): readonly Finding[] {
  const size = plan.uncontested.includes(deed) ? plan.pools.difficulties.get(deed.actor.name)?.size : undefined;
  if (size === undefined) return [found(pinnedDice, 'host', pin.source, { name: deed.actor.name })];
  return fits(pin, size)
    ? []
    : [
        found(pinnedDice, 'count', pin.source, {
          name: 'The Host',
          dice: diceWords(size),
          pins: diceWords(pin.cards.length),
        }),
      ];
}

function ofAction(plan: DicePlan, deed: Deed, pin: Pin): readonly Finding[] {
  const name = deed.actor.name;
  const pool = plan.pools.actions.get(name);
  if (deed.kind === 'nothing' || pool === undefined) return [];
  if (plan.uncontested.includes(deed) && oppositionOf(plan, deed) === undefined)
    return [found(pinnedDice, 'none', pin.source, { name })];
  return fits(pin, pool.size)
    ? []
    : [found(pinnedDice, 'count', pin.source, { name, dice: diceWords(pool.size), pins: diceWords(pin.cards.length) })];
}

function ofDamage(plan: DicePlan, deed: Deed, pin: Pin): readonly Finding[] {
  const targets = deed.targets.filter((target) => isFor(pin, deed.actor, target));
  const [target] = targets;
  if (
    !harms(deed) ||
    target === undefined ||
    targets.some((each) => fits(pin, damageDice(plan.moment.cast, deed, each)))
  )
    return [];
  const size = damageDice(plan.moment.cast, deed, target);
  return [
    found(pinnedDice, 'damage', pin.source, {
      target: target.name,
      dice: diceWords(size),
      pins: diceWords(pin.cards.length),
    }),
  ];
}

/** One die for each point of the target’s Base Toughness and armour, or of the attacking stat; one at least. */
function damageDice(cast: Cast, deed: Deed, target: Fighter): number {
  const massive = hasClass(deed.weapon, 'massive');
  return Math.max(
    1,
    massive
      ? valueOf(cast, deed.actor, usedStat(cast, deed) ?? 'Agility')
      : valueOf(cast, target, 'Toughness') + target.armour,
  );
}

/** A pin is the one die that counts, or all dice. */
function fits(pin: Pin, size: number): boolean {
  return pin.cards.length === 1 || pin.cards.length === size;
}

function diceWords(dice: number): string {
  return dice === 1 ? 'one die' : `${dice} dice`;
}
