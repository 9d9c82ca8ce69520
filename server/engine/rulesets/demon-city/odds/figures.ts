/** Turns chances of tasks into figures, for both editions. */
import { certain } from '../../../chance/index.ts';
import { exactly } from '../../../figures.ts';
import type { Figure, OutcomeOdds } from '../../../odds.ts';
import type { TaskOutcome } from './outcomes.ts';
import type Fraction from 'fraction.js';

/** The partition of a task. */
export function taskOdds(succeeds: Fraction, equal: Fraction): OutcomeOdds {
  return new Map<TaskOutcome, Figure>([
    ['succeeds', exactly(succeeds)],
    ['tie', exactly(equal)],
    ['fails', exactly(certain.sub(succeeds).sub(equal))],
  ]);
}

/** The outcome of a task. */
export function taskOutcome(succeeds: boolean, isEqual: boolean): TaskOutcome {
  if (succeeds) return 'succeeds';
  return isEqual ? 'tie' : 'fails';
}
