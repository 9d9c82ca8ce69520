/** Who of everybody is shown in full after a step: those whom it is about, first; the others in a line each. */
import type { CombatantView } from '../../../server/protocol/index.ts';

/** So many are shown in full at once: more would push away what stands below them. */
const most = 3;

export interface Shown {
  readonly combatant: CombatantView;
  readonly isFull: boolean;
}

/**
 * Whom the step has changed stands first, then whom it concerns in the order of `concerned`, then the others in their own. The first
 * three of the first two are full. Of no more than three combatants all are, each at their own place.
 */
export function foremost(states: readonly CombatantView[], concerned: readonly string[]): readonly Shown[] {
  if (states.length <= most) return allFull(states);
  const meant = new Set([
    ...states.filter(({ changed }) => changed),
    ...concerned.flatMap((name) => states.find((one) => one.name === name) ?? []),
  ]);
  return [
    ...[...meant].map((combatant, at) => ({ combatant, isFull: at < most })),
    ...states.filter((one) => !meant.has(one)).map((combatant) => ({ combatant, isFull: false })),
  ];
}

// Of many more, the lines of those whom the step isn’t about would push away what stands below them.
const [mostLines, fewest] = [8, 3];

/** How many of the last are left out until the reader asks for them: none where they would be hardly fewer. */
export function leftOut(shown: readonly Shown[]): number {
  const lines = shown.filter(({ isFull }) => !isFull).length;
  return lines < mostLines + fewest ? 0 : lines - mostLines;
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
