/** Finds the combatants whose state differs between two moments. */
import type { CombatantState, State } from '../../engine/index.ts';

/** Somebody’s earlier and current state. */
export interface Changed {
  readonly then: CombatantState;
  readonly now: CombatantState;
}

/** In cast order; returns at once for identical states, which most steps have. */
export function changesIn(before: State, after: State): readonly Changed[] {
  if (before === after) return [];
  return pairsOf(before, after).filter(({ then, now }) => then !== now && !isSame(then, now));
}

/** Everybody’s state at both moments; for somebody new, the current state twice. */
export function pairsOf(before: State, after: State): readonly Changed[] {
  return after.combatants.map((now, at) => {
    const same = before.combatants[at];
    const then = same?.name === now.name ? same : (before.combatants.find(({ name }) => name === now.name) ?? now);
    return { then, now };
  });
}

function isSame(then: CombatantState, now: CombatantState): boolean {
  return (
    then.place === now.place &&
    then.distance === now.distance &&
    sameWords(then.conditions, now.conditions) &&
    sameWords(then.gear, now.gear) &&
    then.tracks.length === now.tracks.length &&
    now.tracks.every((track, at) => isSameTrack(then.tracks[at], track))
  );
}

function isSameTrack(
  then: CombatantState['tracks'][number] | undefined,
  now: CombatantState['tracks'][number],
): boolean {
  return then?.name === now.name && then.now === now.now;
}

/** Compares regardless of order. */
function sameWords(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((words, at) => words === other[at]) || one.toSorted().join('\n') === other.toSorted().join('\n');
}
