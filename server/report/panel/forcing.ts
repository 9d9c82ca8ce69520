/** To what the throws of somebody in a step can be forced, as the panel offers it. */
import { partiesOf, type Forcing, type PartyResult, type Step } from '../../engine/index.ts';
import type { ForcingView } from '../../protocol/index.ts';
import type { ViewContext } from './view-context.ts';

/** What is offered, if anything is, and for each result that lies there which slot it is. */
export interface Forceable {
  readonly forcing?: ForcingView;
  readonly slotOf: Forcing['slotOf'];
}

/**
 * Of somebody’s results in a step. `round` is that of the written ones; `party` is one of the step’s, where it has any:
 * the same person may be several.
 */
export function forceable(
  { scenario, ruleset }: ViewContext,
  round: number,
  step: Step,
  who: string,
  party?: PartyResult,
): Forceable {
  const written = scenario.rounds[round];
  const forcing = written === undefined ? undefined : ruleset.trialSentences.forcing?.(scenario, written, step, who);
  if (forcing === undefined || forcing.slots.length === 0) return { slotOf: [] };
  const { slots, faces, now, slotOf } = forcing;
  return {
    forcing: { slots, faces, now: slots.map((_slot, at) => now[at] ?? null) },
    slotOf: slotOf.slice(resultsBefore(step, party)),
  };
}

/** How many results lie in the parties of the same person before this one. */
function resultsBefore(step: Step, party: PartyResult | undefined): number {
  const parties = partiesOf(step);
  const before = party === undefined ? [] : parties.slice(0, parties.indexOf(party));
  return before.filter(({ who }) => who === party?.who).reduce((sum, { results }) => sum + results.length, 0);
}
