/**
 * Selects which combatants are shown in full after a step: those it is about; others get one line. Their order is
 * always the same.
 */
import type { CombatantView } from '../../../server/protocol/index.ts';

/** Up to this many combatants are all shown in full. */
const few = 4;

/** With more combatants than that, at most this many are shown in full, to leave room for what is below. */
const most = 3;

export interface Shown {
  readonly combatant: CombatantView;
  readonly isFull: boolean;
}

/** Those whom the step has changed come before those whom it concerns; of these the first three are full. */
export function foremost(states: readonly CombatantView[], concerned: readonly string[]): readonly Shown[] {
  if (!isMany(states)) return allFull(states);
  const meant = new Set([...states.filter(({ changed }) => changed).map(({ name }) => name), ...concerned]);
  const full = new Set([...meant].filter((name) => states.some((one) => one.name === name)).slice(0, most));
  return states.map((combatant) => ({ combatant, isFull: full.has(combatant.name) }));
}

// With many combatants, only the first `mostLines` lines are shown if at least `fewest` would be hidden.
const [mostLines, fewest] = [8, 3];

/** Without the lines that are hidden until the reader asks for them: those after the first few. */
export function withoutRest(shown: readonly Shown[]): readonly Shown[] {
  const lines = shown.filter(({ isFull }) => !isFull);
  if (lines.length < mostLines + fewest) return shown;
  const rest = new Set(lines.slice(mostLines));
  return shown.filter((each) => !rest.has(each));
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
