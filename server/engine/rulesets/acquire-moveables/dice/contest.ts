/** A contest of two tests: who alone succeeds wins, or else whoever rolls higher (am-009, am-010). */
import { together, type Way } from '../../../play/branching.ts';
import { succeeds, testWays, type TestRoll } from './test-roll.ts';

/** Equal rolls with the same result: the text is silent (am-q001). */
export type Winner = 'one' | 'other' | 'nobody';

export type Rolls = readonly [one: number, other: number];

export function winnerOf([one, other]: readonly [TestRoll, TestRoll], [first, second]: Rolls): Winner {
  const [has, had] = [succeeds(one, first), succeeds(other, second)];
  if (has !== had) return has ? 'one' : 'other';
  return first === second ? 'nobody' : first > second ? 'one' : 'other';
}

/** A pair of rolls for each winner, with the weight of all pairs by which they win. */
export function contestWays([one, other]: readonly [TestRoll, TestRoll]): readonly Way<Rolls>[] {
  const pairs = testWays(one).flatMap((first) =>
    testWays(other).map((second): Way<Rolls> => ({
      what: [first.what, second.what],
      weight: first.weight * second.weight,
    })),
  );
  return together(pairs, (rolls) => winnerOf([one, other], rolls));
}
