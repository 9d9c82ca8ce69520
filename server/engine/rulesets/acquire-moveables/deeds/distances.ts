/** How far apart people are, as it is written. */
import { isNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type Distance, type MoveablesFact } from '../facts.ts';

/** What was said last of these two. */
export function distanceBetween(
  cast: Cast,
  facts: readonly MoveablesFact[],
  one: Fighter,
  two: Fighter,
): Distance | undefined {
  return factsOf(facts, 'distance').findLast(
    ({ one: here, other: there }) =>
      (isNamed(cast, here, one) && isNamed(cast, there, two)) ||
      (isNamed(cast, here, two) && isNamed(cast, there, one)),
  );
}
