/** When the course goes on by itself. */
import { type View, isComplete } from './view.ts';

/** What a wait for the next step is for: as long as this stays the same, the clock isn’t set anew. Nothing while nothing is to be waited for. */
export function waitOf(view: View, isHidden: boolean): { readonly name: string; readonly milliseconds: number } | undefined {
  if (!view.isPlaying || isHidden || !isComplete(view)) return undefined;
  return { name: `${view.showing?.id ?? 0} ${view.course} ${view.index} ${view.pace}`, milliseconds: view.pace * 1000 };
}
