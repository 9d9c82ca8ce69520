/** The odds of everything that is rolled together: each check, and each roll of one side or two. */
import { addUp, compared, hitWeights, type HitPool, type Weights } from '../../../chance/index.ts';
import type { ContestOdds, OutcomeOdds } from '../../../odds.ts';
import type { CheckRoll } from '../checks-rolled.ts';
import type { Exchange, ExchangeOutcome } from '../exchange.ts';
import { contestsOf, type RoundPlan } from '../plan.ts';
import type { Moment } from '../moment.ts';
import { distributionsOf } from './distributions.ts';
import { inLowestTerms, oddsOf } from './figures.ts';
import { checkLabel, exchangeLabel, exchangeLabels } from './labels.ts';
import { isPinned, unpinned } from './pins.ts';

/** In the order in which steps count them. */
export function contestOdds(plan: RoundPlan): readonly ContestOdds[] {
  const { checks, exchanges } = contestsOf(plan);
  return [...checks.map(checkContest), ...exchanges.map((exchange) => exchangeContest(plan.moment, exchange))];
}

function checkContest({ deed, hits }: CheckRoll): ContestOdds {
  return {
    kind: 'check', parties: [deed.actor.name], odds: checkOdds(unpinned(hits)), source: deed.announcement.source,
    ...(isPinned(hits) ? { pinned: checkOdds(hits) } : {}),
  };
}

function checkOdds(pool: HitPool): OutcomeOdds {
  const { weights: [fails = 0n], total } = hitWeights(pool);
  return oddsOf([[checkLabel(1), total - fails], [checkLabel(-1), fails]], total);
}

function exchangeContest(moment: Moment, exchange: Exchange): ContestOdds {
  const rolls = exchange.sides.flatMap((side) => side.rolls);
  const weightsBy = (poolOf: (pool: HitPool) => HitPool): readonly Weights[] => (
    exchange.sides.map((side) => inLowestTerms(addUp(side.rolls.map(({ hits }) => hitWeights(poolOf(hits)))))));
  const given = weightsBy((pool) => pool);
  return {
    kind: exchange.kind, parties: rolls.map(({ attack }) => attack.actor.name),
    odds: outcomeOdds(moment, exchange, weightsBy(unpinned)),
    ...(rolls.some(({ hits }) => isPinned(hits)) ? { pinned: outcomeOdds(moment, exchange, given) } : {}),
    distributions: distributionsOf(moment, exchange, given),
    source: rolls[0]?.attack.announcement.source ?? moment.round.source,
  };
}

function outcomeOdds({ cast }: Moment, exchange: Exchange, [one = nothing, other = nothing]: readonly Weights[]): OutcomeOdds {
  const { total, first, second, none, equal } = compared(one, other);
  const [own, theirs] = exchange.sides.map(({ group }) => group);
  const label = (result: ExchangeOutcome['result'], winner?: string): string => exchangeLabel(cast, exchange, { result, ...(winner === undefined ? {} : { winner }) });
  const weights = new Map(exchange.kind === 'single-sided roll'
    ? [[label('hits', own), first], [label('no hits'), none]]
    : [[label('more hits', own), first], [label('more hits', theirs), second], [label('tie'), equal], [label('no hits'), none]]);
  return oddsOf(exchangeLabels(cast, exchange).map((name) => [name, weights.get(name) ?? 0n]), total);
}

/** The hits of a side that doesn’t roll. */
const nothing: Weights = { weights: [1n], total: 1n };
