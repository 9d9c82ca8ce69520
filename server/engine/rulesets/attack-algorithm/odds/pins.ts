/** Pools with and without the writer’s pins. */
import type { HitPool } from '../../../chance/index.ts';

export function isPinned({ held = [] }: HitPool): boolean {
  return held.length > 0;
}

/** The pool with all of its dice still to be rolled. */
export function unpinned({ dice, hit, of, counts, held = [] }: HitPool): HitPool {
  return { dice: dice + held.length, hit, of, counts };
}
