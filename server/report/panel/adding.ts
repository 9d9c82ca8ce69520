/** The throws that the panel offers to add to somebody’s pool as a trial. */
import type { Pool } from '../../engine/index.ts';
import type { AddedView, AddsView } from '../../protocol/index.ts';
import { unitOf } from '../hover/modifiers.ts';
import type { ViewContext } from './view-context.ts';

const amounts = [1, -1] as const;

/** Undefined if nothing can be added. `round` is the index among the written rounds. */
export function addsView({ scenario, ruleset }: ViewContext, round: number, pool: Pool): AddsView | undefined {
  const written = scenario.rounds[round];
  if (written === undefined) return undefined;
  // Whether something can be added doesn’t depend on the reason, as long as there is one.
  const possible = amounts.filter(
    (amount) => ruleset.trialSentences.add(scenario, written, pool.who, amount, 'what if') !== undefined,
  );
  if (possible.length === 0) return undefined;
  const named = possible.flatMap((amount): readonly AddedView[] => {
    const added = ruleset.trialSentences.addsTo?.(scenario, written, pool.who, amount);
    return added === undefined ? [] : [{ amount, ...added }];
  });
  return { amounts: possible, unit: unitOf(pool, 1), ...(named.length === 0 ? {} : { named }) };
}
