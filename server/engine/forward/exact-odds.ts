/** Computes the exact odds of a round, averaged over all states in which it can be played. */
import type { OverallOdds } from '../overall.ts';
import { sumOf, type Likely } from '../play/overall/state-distribution.ts';
import { ExactAveraging } from './averaging.ts';
import type { FoundOdds } from './kernel.ts';
import { MixedRound } from './mixed-round.ts';

/** The most states for which the odds of a round are averaged exactly. */
const mostStates = 60;

/**
 * Undefined if there are no states or too many, or if the odds in any state aren’t exact. A mean of bounds is a bound,
 * as long as the states themselves don’t depend on what is left open.
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

/** Whether no figure is sampled or unknown. */
function isExact({ actions, contests, unknown = [] }: FoundOdds): boolean {
  return (
    unknown.length === 0 &&
    [...actions, ...contests].every(({ odds }) => [...odds.values()].every(({ sample }) => sample === undefined))
  );
}
