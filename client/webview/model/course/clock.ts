/** When the course goes on by itself. */
import { type View, isComplete } from '../view.ts';

// What takes longest to play out, a pool that grows, takes two thirds of a second at a tempo of 1.
const [share, slowest] = [0.75, 2.5];

/**
 * How slowly a step plays out, 1 being as quick as for who steps by hand: in half of the seconds that it is shown while
 * the course goes on by itself.
 */
export function tempoOf(pace: number | undefined): number {
  return pace === undefined ? 1 : Math.min(slowest, pace * share);
}

/**
 * What a wait for the next step is for: as long as this stays the same, the clock isn’t set anew. Nothing while nothing
 * is to be waited for.
 */
export function waitOf(
  view: View,
  isHidden: boolean,
): { readonly name: string; readonly milliseconds: number } | undefined {
  if (!view.isPlaying || isHidden || !isComplete(view)) return undefined;
  return { name: `${view.showing?.id ?? 0} ${view.course} ${view.index} ${view.pace}`, milliseconds: view.pace * 1000 };
}
