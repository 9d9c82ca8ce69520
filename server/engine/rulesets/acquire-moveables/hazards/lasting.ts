/** What holds in a round because it was said at its head or before: fire, water, cold and warmth. */
import { isNamed, type Fighter } from '../cast.ts';
import type { RoundPlan } from '../deeds/planned.ts';
import { factsOf, lastFact, type MoveablesFact, type Of } from '../facts.ts';
import type { Cold, Insulation } from './cold-chart.ts';

type Lasting = 'fire' | 'gunpowder' | 'water' | 'insulation' | 'wetness' | 'warmth';

/** What was said last of somebody, in their own block or by name. */
export function lastOf<K extends Lasting>(
  plan: RoundPlan,
  who: Fighter,
  kind: K,
): Extract<MoveablesFact, { readonly kind: K }> | undefined {
  const { cast } = plan;
  const all = factsOf<MoveablesFact, K>(plan.found.facts, kind);
  const isAbout = ({ who: named }: Of<Lasting>): boolean => isNamed(cast, named, who);
  return all.findLast(isAbout) ?? lastFact<MoveablesFact, K>(who.traits, kind);
}

/** How cold it is, with the sentence that says so; undefined where it isn’t. */
export function coldIn(plan: RoundPlan): { readonly cold: Cold; readonly fact: Of<'cold'> } | undefined {
  const fact = lastFact(plan.found.facts, 'cold');
  return fact === undefined || fact.level === 'over' ? undefined : { cold: fact.level, fact };
}

/** Wet clothes are as bad as inadequate ones; undefined where nothing is written. */
export function insulationOf(plan: RoundPlan, who: Fighter): Insulation | undefined {
  if (isInWater(plan, who) || lastOf(plan, who, 'wetness')?.isWet === true) return 'inadequate';
  return lastOf(plan, who, 'insulation')?.level;
}

/** By what is said, or because somebody swims. */
export function isInWater(plan: RoundPlan, who: Fighter): boolean {
  if (
    plan.deeds.some(({ deed: { actor, kind } }) => actor === who && (kind === 'swimming' || kind === 'treading water'))
  )
    return true;
  const said = lastOf(plan, who, 'water');
  return said !== undefined && said.where !== 'out of the water';
}
