/**
 * Selects which combatants are shown in full after a step: those it is about; others get one line. With few combatants
 * the order is kept, with many the relevant ones come first.
 */
import type { CombatantView } from '../../../server/protocol/index.ts';

/** Up to `few` combatants are all shown in full; up to `mostInPlace` keep their order. */
const [few, mostInPlace] = [4, 6];

/** With more combatants than that, at most this many are shown in full, to leave room for what is below. */
const most = 3;

export interface Shown {
  readonly combatant: CombatantView;
  readonly isFull: boolean;
}

/**
 * Combatants that the step has changed or concerns are full. Of more than six combatants, these come first: changed
 * ones, then those in `concerned`, in that order; the first three are full. Of up to four, all are full.
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

// With many combatants, only the first `mostLines` lines are shown if at least `fewest` would be hidden.
const [mostLines, fewest] = [8, 3];

/** The number of entries at the end that are hidden until the reader expands them. */
export function leftOut(shown: readonly Shown[]): number {
  const lines = shown.filter(({ isFull }) => !isFull).length;
  return lines < mostLines + fewest ? 0 : lines - mostLines;
}

/** For a comparison of two steps: combatants that differ come first, in full; the others get one line. */
export function differing(states: readonly CombatantView[]): readonly Shown[] {
  return [...states.filter(({ changed }) => changed), ...states.filter(({ changed }) => !changed)].map((combatant) => ({
    combatant,
    isFull: combatant.changed,
  }));
}

/** All combatants in full, in their original order. */
export function allFull(states: readonly CombatantView[]): readonly Shown[] {
  return states.map((combatant) => ({ combatant, isFull: true }));
}

/** Whether there are too many combatants to show all in full. */
export function isMany(states: readonly CombatantView[]): boolean {
  return states.length > few;
}
