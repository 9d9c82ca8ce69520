/** Stats as they stand in blocks, each once however many bodies share it. */
import { statKey } from '../../../combatants.ts';
import type { Scenario, Stat } from '../../../scenario.ts';

export function attackBonuses(scenario: Scenario): readonly Stat[] {
  return statsCalled(scenario, 'attack bonus');
}

export function hitPointStats(scenario: Scenario): readonly Stat[] {
  return statsCalled(scenario, 'hp');
}

function statsCalled(scenario: Scenario, key: string): readonly Stat[] {
  return [...scenario.creatures, ...scenario.combatants]
    .flatMap(({ stats }) => stats)
    .filter(({ name }) => statKey(name) === key);
}
