/** The tracks of one combatant at two moments. A track that isn’t there counts as 0. */

interface AnyTrack {
  readonly name: string;
  readonly now: number;
}

export interface TrackPair<T extends AnyTrack> {
  readonly track: T;
  readonly was: number;
  /** Set if it is no longer there, with nothing left of it. */
  readonly gone?: true;
}

/** The tracks that are there now, followed by those that are gone. */
export function trackPairs<T extends AnyTrack>(then: readonly T[], now: readonly T[]): readonly TrackPair<T>[] {
  const named = (tracks: readonly T[], name: string): T | undefined => tracks.find((track) => track.name === name);
  return [
    ...now.map((track) => ({ track, was: named(then, track.name)?.now ?? 0 })),
    ...then
      .filter(({ name }) => named(now, name) === undefined)
      .map((track) => ({ track: { ...track, now: 0 }, was: track.now, gone: true as const })),
  ];
}
