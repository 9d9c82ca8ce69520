/** Groups contested deeds into Clashes. Step 6 of both editions. */
import { known } from '../../combatants.ts';
import { reaches, throwsInClash, type Deed } from './deeds.ts';
import { rivalsOf } from './drivers.ts';
import { factsOf, lastFact } from './facts.ts';

/**
 * Clashes are groups connected by who targets whom and who gets in whose way (readings t43, d21). A combatant who
 * throws nothing still joins those who target them. Rival drivers in `apart` are connected with each other, and
 * otherwise only with those who interfere (reading t32).
 */
export function clashesOf(
  contested: readonly Deed[],
  apart: ReadonlySet<Deed> = new Set(),
): readonly (readonly Deed[])[] {
  const group = new Map<string, string>();
  const find = (name: string): string => {
    const up = group.get(name) ?? name;
    return up === name ? name : find(up);
  };
  for (const deed of contested) {
    for (const other of joinedBy(deed, contested, apart)) group.set(find(other), find(deed.actor.name));
  }
  const clashes = new Map<string, Deed[]>();
  for (const deed of contested.filter(throwsInClash)) {
    const key = find(deed.actor.name);
    clashes.set(key, [...(clashes.get(key) ?? []), deed]);
  }
  return [...clashes.values()];
}

/** The drivers who race somebody. */
export function rivalDrivers(deeds: ReadonlyMap<string, Deed>): ReadonlySet<Deed> {
  return new Set([...deeds.values()].filter((deed) => rivalsOf(deed, deeds).length > 0));
}

/** Deeds that are alone in their Clash, with no target and no number against them. */
export function unopposed(clashes: readonly (readonly Deed[])[]): readonly Deed[] {
  return clashes
    .filter((clash) => clash.length === 1)
    .flat()
    .filter(({ targets, clauses }) => targets.length === 0 && lastFact(clauses, 'difficulty')?.number === undefined);
}

function joinedBy(deed: Deed, contested: readonly Deed[], apart: ReadonlySet<Deed>): readonly string[] {
  const rivals = apart.has(deed) ? rivalsOf(deed, new Map(contested.map((other) => [other.actor.name, other]))) : [];
  const interfered = factsOf(deed.clauses, 'interferes').flatMap((fact) => known(fact.with));
  const drivers = new Set([...apart].map((other) => other.actor.name));
  const reached = reaches(deed).filter((name) => interfered.includes(name) || !drivers.has(name));
  return [...reached, ...rivals.map((other) => other.actor.name)];
}
