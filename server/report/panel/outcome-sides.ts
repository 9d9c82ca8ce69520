/** Whose chance an outcome is: that of the side or of the person with whose name it begins. */
import { calledInFull } from '../../engine/index.ts';
import type { ViewContext } from './view-context.ts';

/**
 * `the Players hit more` is of the Players, `the Deputy acts` of the Deputy’s side; undefined for `tie`, which is
 * nobody’s.
 */
export function outcomeSide({ scenario, sides }: ViewContext, outcome: string): number | undefined {
  const begins = (words: string): boolean => outcome.startsWith(`${words} `);
  const side = scenario.sides.find(({ name }) => begins(name) || begins(`the ${name}`));
  if (side !== undefined) return sides(side.name);
  const whose = scenario.combatants.find((combatant) => begins(calledInFull(combatant)));
  return whose === undefined ? undefined : sides(whose.side.id ?? whose.side.text);
}
