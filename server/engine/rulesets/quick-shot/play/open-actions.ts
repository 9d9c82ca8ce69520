/** Actions that compete for sets: which set could meet each, and which attacks hit whatever is chosen. */
import { serviceOf } from '../../../chance/index.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Fighter } from '../cast.ts';
import type { Outcome } from '../attempts/outcome.ts';
import type { Threat } from '../threats.ts';

/**
 * The set that meets an action in the first selection that contains it, as `6×2`; undefined where no set does by
 * itself, for example because of a pin or squashing.
 */
export function couldMeet(
  { dice, needs }: Attempt,
  { selections }: Outcome,
  roll: readonly number[],
  place: number,
): string | undefined {
  const choice = selections.find((places) => places.includes(place));
  const face = choice === undefined ? undefined : serviceOf({ ...dice, held: [] }, roll, choice)?.faces.get(place);
  return face === undefined ? undefined : `${face}×${needs[place]?.effect ?? 0}`;
}

/**
 * The attacks that hit if exactly these actions are met: an attack is avoided only where every action against it is
 * met.
 */
function hittingIn({ needs }: Attempt, met: readonly number[]): ReadonlySet<Threat> {
  return new Set(needs.flatMap(({ threats }, place) => (met.includes(place) ? [] : threats)));
}

/** The attacks that hit whichever actions get the sets. */
export function surelyHitting(attempt: Attempt, { selections }: Pick<Outcome, 'selections'>): ReadonlySet<Threat> {
  const [first = new Set<Threat>(), ...others] = selections.map((places) => hittingIn(attempt, places));
  return new Set([...first].filter((threat) => others.every((hitting) => hitting.has(threat))));
}

/**
 * The attackers with an attack that hits in some selections only, in the order of the actions; `least` is the smallest
 * number of such attacks that hit.
 */
export function openAttacks(
  attempt: Attempt,
  { selections }: Pick<Outcome, 'selections'>,
): { readonly foes: readonly Fighter[]; readonly least: number } {
  const sure = surelyHitting(attempt, { selections });
  const choices = selections.map((places) => [...hittingIn(attempt, places)].filter((threat) => !sure.has(threat)));
  const open = attempt.needs
    .flatMap(({ threats }) => threats)
    .filter((threat) => choices.some((hitting) => hitting.includes(threat)));
  return {
    foes: [...new Set(open.map(({ deed }) => deed.actor))],
    least: Math.min(...choices.map(({ length }) => length)),
  };
}
