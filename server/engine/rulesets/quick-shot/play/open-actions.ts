/** Actions that the dice can meet one or the other of: which set could, and which attacks hit whatever is chosen. */
import { serviceOf } from '../../../chance/index.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Fighter } from '../cast.ts';
import type { Outcome } from '../attempts/outcome.ts';
import type { Threat } from '../threats.ts';

/**
 * The set that meets an action in the first choice that has it, as `6×2`; undefined where none does by itself, as where
 * a pin or squashing says so.
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

/** The attacks that hit where these actions are met: one is avoided where all that avoids it is. */
function hittingIn({ needs }: Attempt, met: readonly number[]): ReadonlySet<Threat> {
  return new Set(needs.flatMap(({ threats }, place) => (met.includes(place) ? [] : threats)));
}

/** The attacks that hit whichever actions get the sets. */
export function surelyHitting(attempt: Attempt, { selections }: Pick<Outcome, 'selections'>): ReadonlySet<Threat> {
  const [first = new Set<Threat>(), ...others] = selections.map((places) => hittingIn(attempt, places));
  return new Set([...first].filter((threat) => others.every((hitting) => hitting.has(threat))));
}

/**
 * Those of whose attacks some hit in some choices alone, in the order of the actions, and how many of these attacks hit
 * in any case.
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
