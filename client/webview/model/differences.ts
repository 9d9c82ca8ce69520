/** Compares combatants’ states between two steps, as the change marks that a step itself has. */
import { trackPairs, type CombatantView, type MarkView, type TrackView } from '../../../server/protocol/index.ts';

/** The states `here`, with changes from `there` marked; those only in `there` come last, with everything gone. */
export function differences(there: readonly CombatantView[], here: readonly CombatantView[]): readonly CombatantView[] {
  const missing = there.filter(({ name }) => !here.some((each) => each.name === name));
  return [
    ...here.map((now) =>
      differing(
        there.find(({ name }) => name === now.name),
        now,
      ),
    ),
    ...missing.map((then) => ({
      ...then,
      changed: true,
      conditions: markedAs(then.conditions, 'gone'),
      gear: markedAs(then.gear, 'gone'),
    })),
  ];
}

function differing(then: CombatantView | undefined, now: CombatantView): CombatantView {
  const { wasAt: before, ...still } = now;
  const tracks = tracksSince(then, now.tracks);
  const conditions = marksSince(then?.conditions ?? [], now.conditions);
  const gear = marksSince(then?.gear ?? [], now.gear);
  const moved = then !== undefined && then.place !== now.place;
  const changed =
    then === undefined ||
    moved ||
    tracks.some(({ was }) => was !== undefined) ||
    [...conditions, ...gear].some(({ change }) => change !== undefined);
  return { ...still, tracks, conditions, gear, changed, ...(moved && { wasAt: then.place ?? '' }) };
}

/** Without a state before, nothing has changed. */
function tracksSince(then: CombatantView | undefined, now: readonly TrackView[]): readonly TrackView[] {
  const after = there(now);
  const before = then === undefined ? after : there(then.tracks);
  return trackPairs(before, after).map(({ track, was, gone }) => {
    if (gone === true) return { ...track, was, gone };
    return was === track.now ? track : { ...track, was };
  });
}

function there(tracks: readonly TrackView[]): readonly TrackView[] {
  return tracks.filter(({ gone }) => gone === undefined).map(({ was: _was, ...track }) => track);
}

function marksSince(then: readonly MarkView[], now: readonly MarkView[]): readonly MarkView[] {
  const before = standing(then);
  const after = standing(now);
  return [
    ...after.map((text) => (before.includes(text) ? { text } : { text, change: 'new' as const })),
    ...before.filter((text) => !after.includes(text)).map((text) => ({ text, change: 'gone' as const })),
  ];
}

function standing(marks: readonly MarkView[]): readonly string[] {
  return marks.filter(({ change }) => change !== 'gone').map(({ text }) => text);
}

function markedAs(marks: readonly MarkView[], change: 'gone'): readonly MarkView[] {
  return standing(marks).map((text) => ({ text, change }));
}
