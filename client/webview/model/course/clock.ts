/** Timing of autoplay and animations. */
import { type View, isComplete } from '../view.ts';

// The longest animation, a growing pool, takes two thirds of a second at tempo 1.
const [share, slowest] = [0.75, 2.5];

/**
 * The duration factor of a step’s animation: 1 for manual stepping; in autoplay the longest animation takes half of
 * `pace`, up to a factor of 2.5.
 */
export function tempoOf(pace: number | undefined): number {
  return pace === undefined ? 1 : Math.min(slowest, pace * share);
}

/** The timer for the next autoplay step; it is restarted only if `name` changes. Undefined if there is none. */
export function waitOf(
  view: View,
  isHidden: boolean,
): { readonly name: string; readonly milliseconds: number } | undefined {
  if (!view.isPlaying || isHidden || !isComplete(view)) return undefined;
  return { name: `${view.showing?.id ?? 0} ${view.course} ${view.index} ${view.pace}`, milliseconds: view.pace * 1000 };
}
