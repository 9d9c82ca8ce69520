/** Who still resists, and who takes no prisoners (am-185). */
import { isNamed, type Cast, type Fighter } from './cast.ts';
import { factsOf } from './facts.ts';
import { conditionOf, isOut, type Fight } from './fight.ts';

/** The allies of somebody who aren’t out of the fight. The text doesn’t say how near they have to be. */
export function resisting({ fighters }: Cast, fight: Fight, who: Fighter): readonly Fighter[] {
  return [...fighters.values()].filter(
    (each) => each !== who && each.group === who.group && !isOut(conditionOf(fight, each.name)),
  );
}

/** Whether somebody takes prisoners: unless it is written otherwise of them, or of their side. */
export function takesPrisoners(cast: Cast, { facts }: Pick<Fight, 'facts'>, who: Fighter): boolean {
  const { traits, combatant } = who;
  return (
    factsOf(traits, 'no prisoners').length === 0 &&
    !factsOf(facts, 'no prisoners').some(
      ({ who: named, side }) => isNamed(cast, named, who) || (side !== undefined && side.id === combatant.side.id),
    )
  );
}
