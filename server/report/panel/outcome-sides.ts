/** Whose chance an outcome is, as a side of the panel. */
import { type OutcomeId, ownerOf } from '../../engine/index.ts';
import type { ViewContext } from './view-context.ts';

/** That of the side whose the outcome is, or of the person’s side; undefined for a tie, which is nobody’s. */
export function outcomeSide(
  { scenario, sides }: Pick<ViewContext, 'scenario' | 'sides'>,
  outcome: OutcomeId,
): number | undefined {
  const owner = ownerOf(outcome);
  if (owner === undefined) return undefined;
  if (scenario.sides.some(({ name }) => name === owner)) return sides(owner);
  const whose = scenario.combatants.find(({ name }) => name === owner);
  return whose === undefined ? undefined : sides(whose.side.id ?? whose.side.text);
}
