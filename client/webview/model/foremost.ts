/** Who of everybody is shown in full after a step: those whom it is about, first; the others in a line each. */
import type { CombatantView } from '../../../server/protocol/index.ts';

/** So many are shown in full at once: more would push away what stands below them. */
const most = 3;

export interface Shown {
  readonly combatant: CombatantView;
  readonly isFull: boolean;
}

/**
 * Whom the step has changed stands first, then whom it concerns, then the others; of each in their own order. The first three
 * of the first two are full. Of no more than three combatants all are, each at their own place.
 */
export function foremost(states: readonly CombatantView[], concerned: ReadonlySet<string>): readonly Shown[] {
  if (states.length <= most) return states.map((combatant) => ({ combatant, isFull: true }));
  const isMeant = ({ changed, name }: CombatantView): boolean => changed || concerned.has(name);
  const meant = [...states.filter(({ changed }) => changed), ...states.filter((one) => !one.changed && isMeant(one))];
  return [
    ...meant.map((combatant, at) => ({ combatant, isFull: at < most })),
    ...states.filter((one) => !isMeant(one)).map((combatant) => ({ combatant, isFull: false })),
  ];
}

/** Between two steps that are compared, who differs is full and first, and who is the same a line. */
export function differing(states: readonly CombatantView[]): readonly Shown[] {
  return [...states.filter(({ changed }) => changed), ...states.filter(({ changed }) => !changed)].map((combatant) => ({ combatant, isFull: combatant.changed }));
}

/** Everybody in full, in their own order. */
export function allFull(states: readonly CombatantView[]): readonly Shown[] {
  return states.map((combatant) => ({ combatant, isFull: true }));
}

/** Whether there are so many that not all are shown in full. */
export function isMany(states: readonly CombatantView[]): boolean {
  return states.length > most;
}
