/** Which actions are resolved outside every Clash. Dice edition, step 4 of the Slow Motion Phase (reading d20). */
import { isUncontested, type Deed } from '../demon-city/deeds.ts';
import { lastFact } from '../demon-city/facts.ts';
import { clashesOf } from '../demon-city/plan.ts';

/** Whether a rank or a number stands against a deed, so that outside a Clash something is rolled for it. */
export function hasDifficulty(deed: Deed): boolean {
  return lastFact(deed.clauses, 'difficulty')?.number !== undefined;
}

/**
 * Those whose deeds interfere with nobody’s: uncontested ones, and those that have a difficulty and touch nobody who
 * does anything, as a hand in the pocket of somebody who only stands there.
 */
export function unresistedOf(deeds: ReadonlyMap<string, Deed>): ReadonlySet<string> {
  const [uncontested, contested] = [
    [...deeds.values()].filter((deed) => isUncontested(deed, deeds)),
    [...deeds.values()].filter((deed) => !isUncontested(deed, deeds)),
  ];
  const alone = clashesOf(contested)
    .filter((clash) => clash.length === 1)
    .flat()
    .filter(hasDifficulty);
  return new Set([...uncontested, ...alone].map((deed) => deed.actor.name));
}

/**
 * Whether a helper’s action is one of those that entangle each other: the one it helps is in a Clash, where a single
 * action occurs, so that the help has to wait its turn.
 */
export function isEntangled(help: Deed, unresisted: ReadonlySet<string>, deeds: ReadonlyMap<string, Deed>): boolean {
  if (!unresisted.has(help.actor.name)) return true;
  return (
    lastFact(help.clauses, 'uncontested') === undefined &&
    help.targets.some((target) => deeds.has(target.name) && !unresisted.has(target.name))
  );
}
