/** What goes without saying in the odds of one state, and counts where other states tell it. */
import type { FoundOdds } from '../../../forward/index.ts';
import type { Figure, OutcomeOdds } from '../../../odds.ts';
import { partsOf } from './figures.ts';
import { degreeLabel, timesLabel } from './labels.ts';

/** Where there can be no more than one hit, or one degree, that is part of what is told without being told. */
export function withUnsaid(odds: FoundOdds): FoundOdds {
  return {
    ...odds,
    actions: odds.actions.map((action) => ({
      ...action,
      unsaid: new Map(onlyParts.flatMap(([outcome, part]) => unsaid(action.odds, outcome, part))),
    })),
  };
}

const onlyParts = [
  ['hits', timesLabel(1)],
  ['succeeds', degreeLabel(1)],
  ['fails', degreeLabel(-1)],
] as const;

function unsaid(odds: OutcomeOdds, outcome: string, part: string): readonly (readonly [string, Figure])[] {
  const figure = odds.get(outcome);
  return figure === undefined || [...odds.values()].some(({ partOf }) => partOf === outcome)
    ? []
    : partsOf(outcome, [[part, figure]]);
}
