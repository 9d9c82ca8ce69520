/** Outcomes that are implied in the odds of one state, and needed when they are mixed with those of other states. */
import type { FoundOdds } from '../../../forward/index.ts';
import type { Figure, OutcomeId, OutcomeOdds, Outcomes } from '../../../odds.ts';
import { partsOf } from './figures.ts';
import { GatheredOutcomes } from '../../../outcomes.ts';
import { anyHits, checkOutcome, degreeOutcome, hitOutcomes, timesIn } from './outcomes.ts';

/** Where there can be only one hit, or one degree, the outcome “one” is implied by “hits” or “succeeds”. */
export function withUnsaid(odds: FoundOdds): FoundOdds {
  return {
    ...odds,
    actions: odds.actions.map((action) => ({
      ...action,
      outcomes: new GatheredOutcomes().add(action.outcomes).add(unsaidOutcomes).all,
      unsaid: new Map(onlyParts.flatMap(([outcome, part]) => unsaid(action.odds, outcome, part))),
    })),
  };
}

const onlyParts = [
  [anyHits, timesIn(1)],
  ...[1, -1].map((degree) => [checkOutcome(degree), degreeOutcome(degree)[0]] as const),
] as const;

const unsaidOutcomes: Outcomes = new Map([...hitOutcomes(1), degreeOutcome(1), degreeOutcome(-1)]);

function unsaid(odds: OutcomeOdds, outcome: OutcomeId, part: OutcomeId): readonly (readonly [OutcomeId, Figure])[] {
  const figure = odds.get(outcome);
  return figure === undefined || [...odds.values()].some(({ partOf }) => partOf === outcome)
    ? []
    : partsOf(outcome, [[part, figure]]);
}
