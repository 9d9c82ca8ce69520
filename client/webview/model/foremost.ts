/**
 * Who of everybody is shown in full after a step: those whom it is about; the others in a line each. Of a few everybody
 * keeps their place, of many those come first.
 */
import type { CombatantView } from '../../../server/protocol/index.ts';

/** So few are all shown in full, and so few more keep their places. */
const [few, mostInPlace] = [4, 6];

/** Of more so many are shown in full at once: others would push away what stands below them. */
const most = 3;

export interface Shown {
  readonly combatant: CombatantView;
  readonly isFull: boolean;
}

/**
 * Whom the step has changed, and whom it concerns, is full. Of more than six combatants, these stand first, as changed
 * and then in the order of `concerned`, and the first three of them are full. Of no more than four everybody is.
 */
export function foremost(states: readonly CombatantView[], concerned: readonly string[]): readonly Shown[] {
  if (states.length <= few) return allFull(states);
  const meant = new Set([
    ...states.filter(({ changed }) => changed),
    ...concerned.flatMap((name) => states.find((one) => one.name === name) ?? []),
  ]);
  if (states.length <= mostInPlace) return states.map((combatant) => ({ combatant, isFull: meant.has(combatant) }));
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
  return [...states.filter(({ changed }) => changed), ...states.filter(({ changed }) => !changed)].map((combatant) => ({
    combatant,
    isFull: combatant.changed,
  }));
}

/** Everybody in full, in their own order. */
export function allFull(states: readonly CombatantView[]): readonly Shown[] {
  return states.map((combatant) => ({ combatant, isFull: true }));
}

/** Whether there are so many that not all are shown in full. */
export function isMany(states: readonly CombatantView[]): boolean {
  return states.length > few;
}
