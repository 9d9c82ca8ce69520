/** Whose something is: a player’s character’s, or an opponent’s. */
import { bodiesNamed, handOf } from '../../../../combatants.ts';
import type { Finding } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import type { QuickShotFact } from '../../facts.ts';
import { blocksIn } from '../written.ts';

/** Whether everybody of this name, or of this creature, is the Host’s. */
export function isOpponents(scenario: Scenario<QuickShotFact>, name: string): boolean {
  const bodies = bodiesNamed(scenario, name);
  return bodies.length > 0 && bodies.every((body) => handOf(scenario, body) === 'Host');
}

/** Whether anybody of this name, or of this creature, is a character of the players. */
export function isCharacters(scenario: Scenario<QuickShotFact>, name: string): boolean {
  return bodiesNamed(scenario, name).some((body) => handOf(scenario, body) === 'Players');
}

/** What is found in what any block says of its owner. */
export function foundInBlocks(
  scenario: Scenario<QuickShotFact>,
  check: (fact: QuickShotFact, owner: string) => readonly Finding[],
): readonly Finding[] {
  return blocksIn(scenario).flatMap(({ name, traits }) => traits.flatMap((fact) => check(fact, name)));
}
