/** The chances of being unhurt, hurt or out of the fight after a round, for everybody whom damage can reach. */
import type Fraction from 'fraction.js';
import { restOf, toFraction } from '../../../chance/index.ts';
import { exactly } from '../../../figures.ts';
import type { OutcomeOdds, StandingOdds } from '../../../odds.ts';
import { damagePins } from '../rolls/damage-pins.ts';
import { conditionOf, defeatDecided, hasNoHitPoints, isDefeated, withDamage, type Condition } from '../fight.ts';
import type { Fighter } from '../cast.ts';
import { isSilent, type RoundPlan } from '../plan.ts';
import type { SideCounts } from './counts.ts';
import { tallied, type Counted } from './figures.ts';
import { plainCounts, type Rolled } from './exchange-figures.ts';
import { atNoHitPoints } from '../vocabulary.ts';

/** Omits those whose damage depends on what the text or the Host leaves open. */
export function standingOf(plan: RoundPlan, rolls: readonly Rolled[]): readonly StandingOdds[] {
  const plain = rolls.map((roll) => (isPinnedRoll(plan, roll) ? plainCounts(roll) : roll.counts));
  const unrolled = new Set(
    plan.exchanges
      .filter(isSilent)
      .flatMap(({ sides }) => sides)
      .flatMap(({ enemies }) => enemies.map(({ fighter }) => fighter)),
  );
  return plan.context.present
    .filter((who) => !unrolled.has(who))
    .flatMap((who): readonly StandingOdds[] => {
      const odds = figuresOf(plan, who, plain);
      const pinned = rolls.some((roll) => isPinnedFor(plan, roll, who))
        ? figuresOf(
            plan,
            who,
            rolls.map(({ counts }) => counts),
          )
        : undefined;
      return odds === undefined ? [] : [{ who: who.name, odds, ...(pinned === undefined ? {} : { pinned }) }];
    });
}

/** Whether some dice of a roll, or of its damage, are pinned. */
export function isPinnedRoll({ context }: RoundPlan, { exchange, given }: Rolled): boolean {
  return given !== undefined || exchange.sides.some((side) => damagePins(context, side).size > 0);
}

/** Whether a pin affects this combatant. */
function isPinnedFor({ context }: RoundPlan, { exchange, given }: Rolled, who: Fighter): boolean {
  const against = exchange.sides.filter(({ enemies }) => enemies.some(({ fighter }) => fighter === who));
  return against.some((side) => given !== undefined || damagePins(context, side).has(who.name));
}

/**
 * Undefined where no damage can reach the combatant, or where it can’t be computed because both sides of one exchange
 * hit them: those rolls aren’t independent.
 */
function figuresOf(plan: RoundPlan, who: Fighter, rolls: readonly (readonly SideCounts[])[]): OutcomeOdds | undefined {
  const damage = rolls.map((counts) =>
    counts.flatMap(({ enemies }) => enemies.filter(({ fighter }) => fighter === who).map((on) => on.damage)),
  );
  const [one, ...more] = damage.flat();
  if (one === undefined || damage.some((each) => each.length > 1) || [one, ...more].some(isOpen)) return undefined;
  return statesOf(plan, who, more.reduce(added, one));
}

function isOpen({ open }: Counted): boolean {
  return [...open.values()].some((weight) => weight > 0n);
}

/** The sum of the damage of two independent rolls. */
function added(one: Counted, other: Counted): Counted {
  const values: bigint[] = [];
  one.values.forEach((weight, value) =>
    other.values.forEach((factor, more) => {
      tallied(values, value + more, weight * factor);
    }),
  );
  return { values, open: new Map(), total: one.total * other.total };
}

/**
 * “Out of the fight” needs hit points and a decision about when they put somebody out (aa-q35); without a decision, the
 * chance is of having none left.
 */
function statesOf({ fight }: RoundPlan, who: Fighter, damage: Counted): OutcomeOdds {
  const [before, at] = [conditionOf(fight, who.name), defeatDecided(fight)];
  const chanceOf = (isSo: (after: Condition) => boolean): Fraction =>
    toFraction(
      damage.values.reduce(
        (sum, weight, points) => (weight > 0n && isSo(withDamage(before, points)) ? sum + weight : sum),
        0n,
      ),
      damage.total,
    );
  const unhurt = chanceOf((after) => after.damage === 0);
  const worst =
    at === undefined
      ? ([atNoHitPoints, exactly(chanceOf(hasNoHitPoints))] as const)
      : (['out of the fight', exactly(chanceOf((after) => isDefeated(after, at)))] as const);
  return new Map([
    ...(before.hitPoints === undefined ? [] : [worst]),
    ['unhurt', exactly(unhurt)] as const,
    ['hurt', exactly(restOf(unhurt))] as const,
  ]);
}
