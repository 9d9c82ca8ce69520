/** Exploding criticals, where they are switched on: what is rolled, and which of it is pinned. */
import type { HitDie } from '../../chance/index.ts';
import type { Deed } from './attacks.ts';
import { factsOf } from './facts.ts';

/** A 1 on a d6 adds one degree and is rolled again; any other number ends it (aa-q28). */
export const explosion: HitDie = { hit: 1, of: 6 };

/** The dice that the writer has pinned, of which those after one that ends it aren’t rolled; numbers that the die doesn’t have are left out. */
export function pinnedCrits({ announcement }: Deed): readonly number[] {
  return factsOf(announcement.clauses, 'pinned crit').flatMap(({ dice }) => dice.map(({ value }) => value))
    .filter((die) => Number.isInteger(die) && die >= 1 && die <= explosion.of);
}
