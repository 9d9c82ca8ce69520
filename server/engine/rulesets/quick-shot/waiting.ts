/** Actions that wait for another: they fail with it, whatever sets are there (qa-30). */
import type { Need } from './attempts/computed-needs.ts';

/** The index of the action that this one waits for; undefined where it waits for none. */
export function awaitedBy(needs: readonly Need[], { after }: Need): number | undefined {
  const place = after === undefined ? -1 : needs.findIndex(({ key }) => key === after);
  return place < 0 ? undefined : place;
}

/** These indices without the actions that wait for one not among them. */
export function depending(needs: readonly Need[], places: readonly number[]): readonly number[] {
  const kept = places.filter((place) => {
    const need = needs[place];
    const awaited = need === undefined ? undefined : awaitedBy(needs, need);
    return awaited === undefined || places.includes(awaited);
  });
  return kept.length === places.length ? places : depending(needs, kept);
}
