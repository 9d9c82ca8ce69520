/** A roll of sides reckoned once, for its outcomes, its distributions and how everybody stands after it. */
import { addUp, hitWeights, type HitPool, type Weights } from '../../../chance/index.ts';
import { damagePins } from '../rolls/damage-pins.ts';
import type { Exchange } from '../exchange.ts';
import type { RoundContext } from '../round-context.ts';
import { contestsOf, type RoundPlan } from '../plan.ts';
import { countsOf, type SideCounts } from './counts.ts';
import { inLowestTerms } from './figures.ts';
import { isPinned, unpinned } from './pins.ts';

/** The weights of the sides’ hits; `given` are those given the pins, where dice of attackers are pinned. */
interface Reckoned {
  readonly exchange: Exchange;
  readonly plain: readonly Weights[];
  readonly given?: readonly Weights[];
}

/** A roll with what it comes to given all pins, those of damage too; empty where that isn’t asked for. */
export interface Rolled extends Reckoned {
  readonly counts: readonly SideCounts[];
}

/** The rolls of a round; `brief` are only their outcomes. */
export function rollsOf(plan: RoundPlan, brief: boolean): readonly Rolled[] {
  const { context } = plan;
  return contestsOf(plan)
    .exchanges.map(reckoned)
    .map((roll) => ({ ...roll, counts: brief ? [] : givenCounts(context, roll) }));
}

/** What a roll comes to as if nothing were pinned. */
export function plainCounts({ exchange, plain }: Reckoned): readonly SideCounts[] {
  return countsOf(exchange, plain, () => new Map());
}

function reckoned(exchange: Exchange): Reckoned {
  const weightsBy = (poolOf: (pool: HitPool) => HitPool): readonly Weights[] =>
    exchange.sides.map((side) => inLowestTerms(addUp(side.rolls.map(({ hits }) => hitWeights(poolOf(hits))))));
  const plain = weightsBy(unpinned);
  const hasPins = exchange.sides.some(({ rolls }) => rolls.some(({ hits }) => isPinned(hits)));
  return { exchange, plain, ...(hasPins ? { given: weightsBy((pool) => pool) } : {}) };
}

function givenCounts(context: RoundContext, { exchange, plain, given = plain }: Reckoned): readonly SideCounts[] {
  return countsOf(exchange, given, (side) => damagePins(context, side));
}
