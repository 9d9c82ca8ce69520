/** The odds of a round, mixed exactly over all states in which it can be played. */
import type { OverallOdds } from '../overall.ts';
import { sumOf, type Likely } from '../play/overall/state-distribution.ts';
import { ExactAveraging } from './averaging.ts';
import type { FoundOdds } from './kernel.ts';
import { MixedRound } from './mixed-round.ts';

/** The odds of a round are reckoned from so many states at most. */
const mostStates = 60;

/**
 * Undefined where the states are too many, where there are none, or where the odds of one of them aren’t known exactly.
 * A sum of bounds is a bound, so long as the states themselves don’t hang on what is left open.
 */
export function everyOdds<S>(finds: readonly Likely<S>[], oddsIn: (state: S) => FoundOdds): OverallOdds | undefined {
  if (finds.length === 0 || finds.length > mostStates) return undefined;
  const all = sumOf(finds);
  const averaging = new ExactAveraging();
  const mixed = new MixedRound(averaging);
  for (const { state, chance } of finds) {
    const found = oddsIn(state);
    if (!isExact(found)) return undefined;
    averaging.turn(chance.div(all));
    mixed.add(found);
  }
  return mixed.odds;
}

/** Whether nothing in it is a share of plays, or unknown. */
function isExact({ actions, contests, unknown = [] }: FoundOdds): boolean {
  return (
    unknown.length === 0 &&
    [...actions, ...contests].every(({ odds }) => [...odds.values()].every(({ sample }) => sample === undefined))
  );
}
