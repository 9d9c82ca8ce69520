/** The dice of first hits that weapons and blocks name. */
import type { Scenario, Words } from '../../../scenario.ts';
import { factsOf, type AttackFact } from '../facts.ts';

/** Each once, those of weapons first. */
export function damageDice(scenario: Scenario<AttackFact>): readonly Words[] {
  const weapons = scenario.things.flatMap(({ traits }) => factsOf(traits, 'weapon')).flatMap(({ die }) => die ?? []);
  const blocks = [...scenario.creatures, ...scenario.combatants].flatMap(({ traits }) => factsOf(traits, 'damage die'));
  return [...weapons, ...blocks.map(({ die }) => die)];
}
