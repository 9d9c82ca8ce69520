/** The weighted results of a round’s rolls, computed once for outcomes, distributions and the state afterwards. */
import { addUp, hitWeights, type HitPool, type Weights } from '../../../chance/index.ts';
import { damagePins } from '../rolls/damage-pins.ts';
import type { Exchange } from '../exchange.ts';
import type { RoundContext } from '../round-context.ts';
import { contestsOf, type RoundPlan } from '../plan.ts';
import { countsOf, type SideCounts } from './counts.ts';
import { inLowestTerms } from './figures.ts';
import { isPinned, unpinned } from './pins.ts';

/** The weights of the sides’ hits; `given` are those with pins, where dice of attackers are pinned. */
interface ExchangeFigures {
  readonly exchange: Exchange;
  readonly plain: readonly Weights[];
  readonly given?: readonly Weights[];
}

/** A roll with its results given all pins, those of damage included; empty where that isn’t requested. */
export interface Rolled extends ExchangeFigures {
  readonly counts: readonly SideCounts[];
}

/** The rolls of a round; with `brief`, only their outcomes. */
export function rollsOf(plan: RoundPlan, brief: boolean): readonly Rolled[] {
  const { context } = plan;
  return contestsOf(plan)
    .exchanges.map(exchangeFigures)
    .map((roll) => ({ ...roll, counts: brief ? [] : givenCounts(context, roll) }));
}

/** The results of a roll as if nothing were pinned. */
export function plainCounts({ exchange, plain }: ExchangeFigures): readonly SideCounts[] {
  return countsOf(exchange, plain, () => new Map());
}

function exchangeFigures(exchange: Exchange): ExchangeFigures {
  const weightsBy = (poolOf: (pool: HitPool) => HitPool): readonly Weights[] =>
    exchange.sides.map((side) => inLowestTerms(addUp(side.rolls.map(({ hits }) => hitWeights(poolOf(hits))))));
  const plain = weightsBy(unpinned);
  const hasPins = exchange.sides.some(({ rolls }) => rolls.some(({ hits }) => isPinned(hits)));
  return { exchange, plain, ...(hasPins ? { given: weightsBy((pool) => pool) } : {}) };
}

function givenCounts(
  context: RoundContext,
  { exchange, plain, given = plain }: ExchangeFigures,
): readonly SideCounts[] {
  return countsOf(exchange, given, (side) => damagePins(context, side));
}
