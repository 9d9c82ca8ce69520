/** What several checks need of a scenario, worked out once for all of them. */
import { oncePer } from '../../../once.ts';
import type { Scenario } from '../../../scenario.ts';
import type { DemonCityFact } from '../facts.ts';

/** The same answer for the same scenario, for as long as somebody holds the scenario. */
export function oncePerScenario<T extends object>(
  make: (scenario: Scenario<DemonCityFact>) => T,
): (scenario: Scenario<DemonCityFact>) => T {
  return oncePer(make);
}
