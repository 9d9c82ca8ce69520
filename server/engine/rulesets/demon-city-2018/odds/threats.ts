/** Who can be hurt in a round, and by which deeds: those of whom it can be told what comes to them. */
import type { Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { conditionOf, isDown } from '../../demon-city/fight.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import type { Throwing } from '../contests.ts';
import type { RoundPlan } from '../fight.ts';

/** A deed that hurts somebody where it exceeds the threshold of that place. */
export interface Threat {
  readonly deed: Deed;
  readonly target: Fighter;
  readonly threshold: number;
}

/**
 * The threats of each throw of a round, which stand in their order. Of those whom several throws can hurt nothing is told, for
 * cards of one deck know of each other; nor of those whose attacker may be put down before it comes to that.
 */
export function threatsOf(plan: RoundPlan, alone: readonly Throwing[], clashes: readonly Throwing[]): ReadonlyMap<Throwing, readonly Threat[]> {
  const all = [...alone, ...clashes].map((throwing) => ({ throwing, threats: threatsIn(throwing) }));
  const placesOf = (who: Fighter): readonly number[] => all.flatMap(({ threats }, place) => (threats.some(({ target }) => target === who) ? [place] : []));
  const isLate = ({ deed }: Threat, place: number): boolean => place >= alone.length && placesOf(deed.actor).some((earlier) => earlier < place);
  // Whoever is thrown for before announcing may be hurt before that or after it.
  const isInTrouble = (who: Fighter, place: number): boolean => place < alone.length && isDown(conditionOf(plan.opened, who.name));
  return new Map(all.map(({ throwing, threats }, place) => [throwing, threats.filter(({ target }) => {
    const on = threats.filter((other) => other.target === target);
    const isOnce = new Set(on.map(({ deed }) => deed)).size === on.length && placesOf(target).length === 1;
    return isOnce && !isInTrouble(target, place) && !on.some((threat) => isLate(threat, place));
  })]));
}

function threatsIn({ deeds }: Throwing): readonly Threat[] {
  return deeds.filter(harms).flatMap((deed) => deed.targets.map((target, threshold) => ({ deed, target, threshold })));
}
