/** The tracks of one combatant at two moments. A track that isn’t there counts as 0. */
import type { CombatantState, Track } from '../engine/index.ts';

export interface TrackPair {
  readonly track: Track;
  readonly was: number;
  /** Set if it is no longer there, with nothing left of it. */
  readonly gone?: true;
}

/** The tracks that are there now, followed by those that are gone. */
export function trackPairs(then: CombatantState, now: CombatantState): readonly TrackPair[] {
  const gone = then.tracks.filter(({ name }) => trackOf(now, name) === undefined);
  return [
    ...now.tracks.map((track) => ({ track, was: trackOf(then, track.name)?.now ?? 0 })),
    ...gone.map((track) => ({ track: { ...track, now: 0 }, was: track.now, gone: true as const })),
  ];
}

function trackOf({ tracks }: CombatantState, name: string): Track | undefined {
  return tracks.find((track) => track.name === name);
}
