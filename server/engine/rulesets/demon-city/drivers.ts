/** Competing drivers. Tarot edition, step 6 "Throw For A Clash" (reading t32). */
import type { Deed } from './deeds.ts';
import { lastFact } from './facts.ts';

/**
 * Whether two drivers race each other: they are opposed, and one of them drives against the other, or neither names a
 * target.
 */
export function areRivals(one: Deed, other: Deed): boolean {
  if (!races(one) || !races(other) || one.actor.group === other.actor.group) return false;
  const isNamed = one.targets.includes(other.actor) || other.targets.includes(one.actor);
  return isNamed || (one.targets.length === 0 && other.targets.length === 0);
}

/** The drivers whom somebody races. */
export function rivalsOf(deed: Deed, deeds: ReadonlyMap<string, Deed>): readonly Deed[] {
  return [...deeds.values()].filter((other) => areRivals(deed, other));
}

/** A deed that the Host calls uncontested is thrown for alone. */
function races(deed: Deed): boolean {
  return deed.kind === 'driving' && lastFact(deed.clauses, 'uncontested') === undefined;
}
