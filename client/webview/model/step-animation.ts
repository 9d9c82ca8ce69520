/** Decides how a step is animated: only one reached by moving forward turns its cards and rolls its dice. */
import { tempoOf } from './course/clock.ts';

/** The last step shown, and the tempo of its animation; undefined if it wasn’t animated. */
export interface Arrival {
  readonly course: string;
  readonly key: string;
  readonly index: number;
  readonly tempo: number | undefined;
}

/**
 * The next arrival; `pace` is given during autoplay, in seconds. A step with the same key keeps its arrival even if an
 * edit has moved it; the first step isn’t animated.
 */
export function arrive(
  before: Arrival | undefined,
  { course, key, index }: Omit<Arrival, 'tempo'>,
  pace: number | undefined,
): Arrival {
  if (before?.course === course && before.key === key) return { ...before, index };
  const isForward = before !== undefined && before.course === course && index === before.index + 1;
  return { course, key, index, tempo: isForward ? tempoOf(pace) : undefined };
}
