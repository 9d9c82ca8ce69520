/**
 * How a step came into view: only one that was reached by going on is played out, cards being turned and dice rolled.
 */
import { tempoOf } from './course/clock.ts';

/**
 * What is remembered of the step before: its course, its place in it, and how slowly it was played out; nothing where
 * it stood still.
 */
export interface Arrival {
  readonly course: string;
  readonly key: string;
  readonly index: number;
  readonly tempo: number | undefined;
}

/**
 * The next arrival; `pace` is there while the course goes on by itself. The same step under the same key stays as it
 * came, wherever an edit has moved it; the very first stands still.
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
