/** An attempt reckoned once: all that its dice can come to, with the outcome of each. */
import { setWeights, type SetsPool } from '../../../chance/index.ts';
import { deriveByText } from '../../../derive/index.ts';
import type { Attempt } from '../attempts/attempt.ts';
import type { Cast } from '../cast.ts';
import { decider, type Outcome } from '../attempts/outcome.ts';
import { withPins } from '../play/rolls.ts';

/** One outcome with the weight of all rolls that come to it. */
export interface Weighed {
  readonly outcome: Outcome;
  readonly weight: bigint;
}

export interface Reckoned {
  readonly all: readonly Weighed[];
  readonly total: bigint;
  /** Set where some dice are pinned: nothing that is printed speaks of that. */
  readonly isGiven?: true;
}

/** An attempt with what comes of it as if nothing were pinned, and given what is. */
export interface AttemptOdds {
  readonly attempt: Attempt;
  readonly plain: Reckoned;
  /** The same with actions told apart that differ in nothing but their words. */
  readonly apart: Reckoned;
  readonly given?: Reckoned;
}

export function reckonedOf(cast: Cast, attempt: Attempt): AttemptOdds {
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

function outcomesOf(pool: SetsPool, decide: (met: Parameters<ReturnType<typeof decider>>[0]) => Outcome): Reckoned {
  const { all, total } = weightsOf(pool);
  return { total, all: all.map((each) => ({ outcome: decide(each), weight: each.weight })) };
}

const weightsOf = deriveByText('weights of a pool of sets', (pool: SetsPool) => JSON.stringify(pool), setWeights, {
  sizeOf: ({ all }) => all.length * bytesOfWeight,
});

/** Of one way the dice can fall, with its counts and its weight. */
const bytesOfWeight = 300;

/** The weight of all outcomes of which something holds. */
export function weightWhere({ all }: Reckoned, holds: (outcome: Outcome) => boolean): bigint {
  return all.reduce((sum, { outcome, weight }) => (holds(outcome) ? sum + weight : sum), 0n);
}
