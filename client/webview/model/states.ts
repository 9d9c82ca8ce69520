/** Computes combatants’ states after a step, from those before its round and the changes of each step. */
import type { CombatantView, MarkView, RoundView } from '../../../server/protocol/index.ts';

const known = new WeakMap<RoundView, (readonly CombatantView[])[]>();
const still = new WeakMap<readonly CombatantView[], readonly CombatantView[]>();

/** The states after the step at this index, with only its own changes marked. Unchanged states keep their identity. */
export function statesAfter(round: RoundView, at: number): readonly CombatantView[] {
  const states = known.get(round) ?? [];
  known.set(round, states);
  for (let step = states.length; step <= at; step += 1) {
    states.push(changedBy(round.steps[step]?.changed ?? [], unmarkedAll(states[step - 1] ?? round.before)));
  }
  return states[at] ?? round.before;
}

/** The states without change marks; memoized, and the argument itself if it has no marks. */
export function unmarkedAll(states: readonly CombatantView[]): readonly CombatantView[] {
  const unmarkedStates = still.get(states) ?? (states.every(isUnmarked) ? states : states.map(unmarked));
  still.set(states, unmarkedStates);
  return unmarkedStates;
}

/** The states, with those that equal a previous one replaced by it, so that they don’t re-render. */
export function keptStates(
  before: readonly CombatantView[],
  after: readonly CombatantView[],
): readonly CombatantView[] {
  return after.map((one, at) => {
    const other = before[at];
    return other !== undefined && other !== one && JSON.stringify(other) === JSON.stringify(one) ? other : one;
  });
}

// A combatant may join in the middle of a round.
function changedBy(changed: readonly CombatantView[], before: readonly CombatantView[]): readonly CombatantView[] {
  if (changed.length === 0) return before;
  const byName = new Map(changed.map((one) => [one.name, one]));
  const names = new Set(before.map(({ name }) => name));
  return [...before.map((one) => byName.get(one.name) ?? one), ...changed.filter(({ name }) => !names.has(name))];
}

function isUnmarked({ changed, wasAt, tracks, conditions, gear }: CombatantView): boolean {
  return (
    !changed &&
    wasAt === undefined &&
    tracks.every(({ was, staked }) => was === undefined && staked === undefined) &&
    [...conditions, ...gear].every(({ change }) => change === undefined)
  );
}

function unmarked(state: CombatantView): CombatantView {
  if (isUnmarked(state)) return state;
  const { wasAt, ...still } = state;
  return {
    ...still,
    changed: false,
    conditions: standing(state.conditions),
    gear: standing(state.gear),
    tracks: state.tracks
      .filter(({ gone }) => gone === undefined)
      .map(({ was: _was, staked: _staked, ...track }) => track),
  };
}

function standing(marks: readonly MarkView[]): readonly MarkView[] {
  return marks.filter(({ change }) => change !== 'gone').map(({ text }) => ({ text }));
}
