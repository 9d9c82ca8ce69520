/** The weighted outcomes of an attempt, computed once. */
import { setWeights, type SetsPool } from '../../../chance/index.ts';
import { deriveByText } from '../../../derive/index.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Cast } from '../cast.ts';
import { decider, type Outcome } from '../attempts/outcome.ts';
import { withPins } from '../play/rolls.ts';

/** One outcome with the weight of all rolls that lead to it. */
export interface Weighed {
  readonly outcome: Outcome;
  readonly weight: bigint;
}

export interface WeightedOutcome {
  readonly all: readonly Weighed[];
  readonly total: bigint;
  /** Set where some dice are pinned: the printed tables don’t apply. */
  readonly isGiven?: true;
}

/** The outcomes of an attempt without its pins, and with them where there are any. */
export interface AttemptOdds {
  readonly attempt: Attempt;
  readonly plain: WeightedOutcome;
  /** Like `plain`, but actions that differ only in their words are kept apart. */
  readonly apart: WeightedOutcome;
  readonly given?: WeightedOutcome;
}

export function attemptOdds(cast: Cast, attempt: Attempt): AttemptOdds {
  const decide = decider(cast, attempt);
  const plain = outcomesOf(attempt.dice, (met) => decide(met, false));
  const byItself = decider(cast, attempt, { apart: true });
  const apart = outcomesOf(attempt.dice, (met) => byItself(met, false));
  if (attempt.pins.length === 0) return { attempt, plain, apart };
  return {
    attempt,
    plain,
    apart,
    given: { ...outcomesOf(withPins(attempt), (met) => decide(met, true)), isGiven: true },
  };
}

function outcomesOf(
  pool: SetsPool,
  decide: (met: Parameters<ReturnType<typeof decider>>[0]) => Outcome,
): WeightedOutcome {
  const { all, total } = weightsOf(pool);
  return { total, all: all.map((each) => ({ outcome: decide(each), weight: each.weight })) };
}

const weightsOf = deriveByText('weights of a pool of sets', (pool: SetsPool) => JSON.stringify(pool), setWeights, {
  sizeOf: ({ all }) => all.length * bytesOfWeight,
});

/** Estimated size of one cached weight with its counts, in bytes. */
const bytesOfWeight = 300;

/** The total weight of the outcomes for which `holds` is true. */
export function weightWhere({ all }: WeightedOutcome, holds: (outcome: Outcome) => boolean): bigint {
  return all.reduce((sum, { outcome, weight }) => (holds(outcome) ? sum + weight : sum), 0n);
}
