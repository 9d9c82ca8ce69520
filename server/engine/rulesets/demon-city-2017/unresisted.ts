/** Which actions are resolved outside every Clash. Dice edition, step 4 of the Slow Motion Phase (reading d20). */
import { isUncontested, type Deed } from '../demon-city/deeds.ts';
import { lastFact } from '../demon-city/facts.ts';
import { clashesOf } from '../demon-city/plan.ts';

/** Whether a deed has a difficulty, so that it is rolled for outside a Clash. */
export function hasDifficulty(deed: Deed): boolean {
  return lastFact(deed.clauses, 'difficulty')?.number !== undefined;
}

/**
 * The actors of deeds that interfere with nobody’s: uncontested ones, and those with a difficulty whose targets do
 * nothing themselves, such as picking a bystander’s pocket.
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
 * Whether a helper’s action is entangled: the one it helps is in a Clash, where only one action occurs, so the help has
 * to wait.
 */
export function isEntangled(help: Deed, unresisted: ReadonlySet<string>, deeds: ReadonlyMap<string, Deed>): boolean {
  if (!unresisted.has(help.actor.name)) return true;
  return (
    lastFact(help.clauses, 'uncontested') === undefined &&
    help.targets.some((target) => deeds.has(target.name) && !unresisted.has(target.name))
  );
}
