/** What several checks need of a scenario, worked out once for all of them. */
import type { Scenario } from '../../../scenario.ts';
import type { DemonCityFact } from '../facts.ts';

/** The same answer for the same scenario, for as long as somebody holds the scenario. */
export function oncePerScenario<T extends object>(make: (scenario: Scenario<DemonCityFact>) => T): (scenario: Scenario<DemonCityFact>) => T {
  const made = new WeakMap<Scenario<DemonCityFact>, T>();
  return (scenario) => {
    const answer = made.get(scenario) ?? make(scenario);
    made.set(scenario, answer);
    return answer;
  };
}
