/** A contest of two tests: who alone succeeds wins, or else whoever rolls higher (am-009, am-010). */
import type { Way } from '../../../play/branching.ts';
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
export function contestWays(rolls: readonly [TestRoll, TestRoll]): readonly Way<Rolls>[] {
  const ways = new Map<Winner, { readonly what: Rolls; weight: bigint }>();
  for (const one of testWays(rolls[0])) {
    for (const other of testWays(rolls[1])) {
      const what = [one.what, other.what] as const;
      const winner = winnerOf(rolls, what);
      const weight = one.weight * other.weight;
      const known = ways.get(winner);
      if (known === undefined) ways.set(winner, { what, weight });
      else known.weight += weight;
    }
  }
  return [...ways.values()];
}
