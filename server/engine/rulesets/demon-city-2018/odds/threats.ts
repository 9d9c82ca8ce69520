/** Threats of a round: who can be hurt, and by which deeds, as far as the result can be computed. */
import type { Fighter } from '../../demon-city/cast.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { conditionOf, isDown } from '../../demon-city/fight.ts';
import { harms } from '../../demon-city/play/consequences.ts';
import type { Throwing } from '../contests.ts';
import type { RoundPlan } from '../fight.ts';

/** A deed that hurts a target if it exceeds the threshold at that index. */
export interface Threat {
  readonly deed: Deed;
  readonly target: Fighter;
  readonly threshold: number;
}

/** The threats that can be computed, and by name the reason for other targets of the throw. */
export interface Threats {
  readonly threats: readonly Threat[];
  readonly undetermined: ReadonlyMap<string, string>;
}

export const noThreats: Threats = { threats: [], undetermined: new Map() };

/**
 * The threats of each throw of a round, in order. A target of several throws has no odds, because cards of one deck
 * aren’t independent; nor has one whose attacker may be put down before.
 */
export function threatsOf(
  plan: RoundPlan,
  alone: readonly Throwing[],
  clashes: readonly Throwing[],
): ReadonlyMap<Throwing, Threats> {
  const all = [...alone, ...clashes].map((throwing) => ({ throwing, threats: threatsIn(throwing) }));
  const places = placesByTarget(all.map(({ threats }) => threats));
  const placesOf = (who: Fighter): readonly number[] => places.get(who) ?? [];
  const isLate = ({ deed }: Threat, place: number): boolean =>
    place >= alone.length && placesOf(deed.actor).some((earlier) => earlier < place);
  // Whoever is thrown for before announcing may be hurt before that or after it.
  const isInTrouble = (who: Fighter, place: number): boolean =>
    place < alone.length && isDown(conditionOf(plan.opened, who.name));
  const whyNot = (target: Fighter, place: number, threats: readonly Threat[]): string | undefined => {
    const on = threats.filter((other) => other.target === target);
    if (placesOf(target).length > 1) return 'more than one contest can do harm';
    if (new Set(on.map(({ deed }) => deed)).size < on.length) return 'one attack can do harm more than once';
    if (isInTrouble(target, place)) return 'harm can come before getting up or after it';
    return on.some((threat) => isLate(threat, place)) ? 'the attacker may be out of the fight before' : undefined;
  };
  return new Map(
    all.map(({ throwing, threats }, place) => {
      const reasons = new Map(
        threats.flatMap(({ target }) => {
          const why = whyNot(target, place, threats);
          return why === undefined ? [] : [[target.name, why] as const];
        }),
      );
      return [throwing, { threats: threats.filter(({ target }) => !reasons.has(target.name)), undetermined: reasons }];
    }),
  );
}

/** The indices of the throws that can hurt each target. */
function placesByTarget(all: readonly (readonly Threat[])[]): ReadonlyMap<Fighter, readonly number[]> {
  const places = new Map<Fighter, number[]>();
  for (const [place, threats] of all.entries()) {
    for (const target of new Set(threats.map((threat) => threat.target))) {
      const known = places.get(target);
      if (known === undefined) places.set(target, [place]);
      else known.push(place);
    }
  }
  return places;
}

function threatsIn({ deeds }: Throwing): readonly Threat[] {
  return deeds.filter(harms).flatMap((deed) => deed.targets.map((target, threshold) => ({ deed, target, threshold })));
}
