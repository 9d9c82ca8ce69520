/** How a step came into view: only one that was reached by going on is played out, cards being turned and dice rolled. */

/** `slowly` while the course goes on by itself. */
export type Plays = 'not' | 'quickly' | 'slowly';

/** What is remembered of the step before: its course, its place in it, and how it was played out. */
export interface Arrival {
  readonly course: string;
  readonly key: string;
  readonly index: number;
  readonly plays: Plays;
}

/** The next arrival. The same step under the same key stays as it came, wherever an edit has moved it; the very first stands still. */
export function arrive(before: Arrival | undefined, { course, key, index }: Omit<Arrival, 'plays'>, isPlaying: boolean): Arrival {
  if (before?.course === course && before.key === key) return { ...before, index };
  const isForward = before !== undefined && before.course === course && index === before.index + 1;
  return { course, key, index, plays: !isForward ? 'not' : isPlaying ? 'slowly' : 'quickly' };
}
