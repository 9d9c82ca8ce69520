/** The options for forcing somebody’s throws in a step. */
import { partiesOf, type Forcing, type PartyResult, type Step } from '../../engine/index.ts';
import type { ForcingView } from '../../protocol/index.ts';
import type { ViewContext } from './view-context.ts';

/** The options, if there are any, and the slot of each result. */
export interface Forceable {
  readonly forcing?: ForcingView;
  readonly slotOf: Forcing['slotOf'];
}

/**
 * For somebody’s results in a step. `round` is the index among the written rounds; `party` is one of the step’s
 * parties, if it has any, since the same person may have several.
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

/** How many results belong to earlier parties of the same person. */
function resultsBefore(step: Step, party: PartyResult | undefined): number {
  const parties = partiesOf(step);
  const before = party === undefined ? [] : parties.slice(0, parties.indexOf(party));
  return before.filter(({ who }) => who === party?.who).reduce((sum, { results }) => sum + results.length, 0);
}
