/**
 * Where the seeds of a scenario’s sample begin: not at the same place for all, so that no unlucky run of throws is
 * shared.
 */
import type { Scenario } from '../../engine/index.ts';

/** A whole number below 2³¹ made of the scenario’s own words, the same every time. */
export function firstSeedOf({ title, combatants }: Pick<Scenario, 'title' | 'combatants'>): number {
  const words = [title, ...combatants.map(({ name }) => name)].join('\n');
  // Fowler, Noll and Vo’s hash, 1a.
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 1;
}
