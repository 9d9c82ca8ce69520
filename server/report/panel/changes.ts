/** Whose state differs between two moments. */
import type { CombatantState, State } from '../../engine/index.ts';

/** How somebody stands now, and how they stood. */
export interface Changed {
  readonly then: CombatantState;
  readonly now: CombatantState;
}

/** In the order of the cast; empty for states that are the same value, as most steps leave them. */
export function changesIn(before: State, after: State): readonly Changed[] {
  if (before === after) return [];
  return pairsOf(before, after).filter(({ then, now }) => then !== now && !isSame(then, now));
}

/** Everybody at both moments; who wasn’t there before stood as they do now. */
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

/** Whatever their order. */
function sameWords(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((words, at) => words === other[at]) || one.toSorted().join('\n') === other.toSorted().join('\n');
}
