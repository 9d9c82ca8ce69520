/** Which prose of an announcement is shown at the announcement. */
import type { Prose } from '../scenario.ts';

/** Prose without a condition is shown at once; the rest depends on the action’s outcome. */
export function printsAtOnce({ when }: Prose): boolean {
  return when === undefined;
}
