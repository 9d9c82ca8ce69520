/** Numbers sides, so that each has its own colour in the panel. */
import type { Scenario } from '../../engine/index.ts';

export type SideNumbers = (side: string) => number;

/** Number of side colours in the panel; further sides share the last. */
const colours = 6;

/** Players 0, Host 1, the others in the order of the scenario. */
export function sidesOf(scenario: Scenario): SideNumbers {
  const order = new Map(scenario.sides.map((side, index) => [side.name, Math.min(index, colours - 1)]));
  return (side) => order.get(side) ?? colours - 1;
}
