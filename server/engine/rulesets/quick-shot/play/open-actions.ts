/** Actions that the dice can meet one or the other of: which set could, and which attacks hit whatever is chosen. */
import { serviceOf } from '../../../chance/index.ts';
import type { Attempt } from '../attempt.ts';
import type { Fighter } from '../cast.ts';
import type { Outcome } from '../outcome.ts';

/** The set that meets an action in the first choice that has it, as `6×2`; undefined where none does by itself, as where a pin or squashing says so. */
export function couldMeet({ dice, needs }: Attempt, { selections }: Outcome, roll: readonly number[], place: number): string | undefined {
  const choice = selections.find((places) => places.includes(place));
  const face = choice === undefined ? undefined : serviceOf({ ...dice, held: [] }, roll, choice)?.faces.get(place);
  return face === undefined ? undefined : `${face}×${needs[place]?.effect ?? 0}`;
}

/** Those whose attack hits where these actions are met: an attack is avoided where all that avoids it is. */
function hittingIn({ needs }: Attempt, met: readonly number[]): ReadonlySet<Fighter> {
  return new Set(needs.flatMap(({ foes }, place) => (met.includes(place) ? [] : foes)));
}

/** Those whose attack hits whichever actions get the sets. */
export function surelyHitting(attempt: Attempt, { selections }: Pick<Outcome, 'selections'>): ReadonlySet<Fighter> {
  const [first = new Set<Fighter>(), ...others] = selections.map((places) => hittingIn(attempt, places));
  return new Set([...first].filter((foe) => others.every((hitting) => hitting.has(foe))));
}

/** Those whose attack hits in some choices alone, in the order of the actions, and how many of them hit in any case. */
export function openAttacks(attempt: Attempt, { selections }: Pick<Outcome, 'selections'>): { readonly foes: readonly Fighter[]; readonly least: number } {
  const { needs } = attempt;
  const sure = surelyHitting(attempt, { selections });
  const choices = selections.map((places) => [...hittingIn(attempt, places)].filter((foe) => !sure.has(foe)));
  return { foes: [...new Set(needs.flatMap(({ foes }) => foes))].filter((foe) => choices.some((hitting) => hitting.includes(foe))), least: Math.min(...choices.map(({ length }) => length)) };
}
