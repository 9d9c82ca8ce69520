/** The roll of a test: one die, or the better or worse of two. */
import type { Way } from '../../../play/branching.ts';

/** The roll twice, of which the better or the worse one counts (am-020, am-021). */
export type Twice = 'advantage' | 'disadvantage';

/**
 * Which of two rolls is the better one: a success before a failure and then the higher, or the higher whatever it is.
 * The difference shows in contests alone, on which the text is silent (am-q002).
 */
export type Better = 'success then high' | 'highest number';

/** `target` is the sum of the attributes: a roll up to it succeeds. */
export interface TestRoll {
  readonly sides: number;
  readonly target: number;
  readonly twice?: Twice;
  readonly better?: Better;
}

export function succeeds({ target }: Pick<TestRoll, 'target'>, rolled: number): boolean {
  return rolled <= target;
}

/** The one of two rolls that counts. */
export function counting(roll: TestRoll, rolls: readonly [number, number]): number {
  const [first, second] = [rankOf(roll, rolls[0]), rankOf(roll, rolls[1])];
  return (roll.twice === 'advantage' ? first >= second : first <= second) ? rolls[0] : rolls[1];
}

/** The rolls that can count, each with its weight out of all pairs of rolls. */
export function testWays(roll: TestRoll): readonly Way<number>[] {
  const { sides, twice } = roll;
  return Array.from({ length: sides }, (_, index): Way<number> => {
    const what = index + 1;
    const rank = rankOf(roll, what);
    const below = twice === 'advantage' ? rank - 1 : sides - rank;
    return { what, weight: BigInt(twice === undefined ? 1 : 2 * below + 1) };
  });
}

/** The place of a roll among all, from 1 for the worst. */
function rankOf({ sides, target, better = 'success then high' }: TestRoll, rolled: number): number {
  const most = Math.min(sides, Math.max(0, target));
  if (better === 'highest number') return rolled;
  return rolled <= most ? sides - most + rolled : rolled - most;
}
