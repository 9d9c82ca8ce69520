/** Stats as they stand in blocks, each once however many bodies share it. */
import { statKey } from '../../../combatants.ts';
import type { Scenario, Stat } from '../../../scenario.ts';

export function attackBonuses(scenario: Scenario): readonly Stat[] {
  return [...scenario.creatures, ...scenario.combatants].flatMap(({ stats }) => stats).filter(({ name }) => statKey(name) === 'attack bonus');
}
