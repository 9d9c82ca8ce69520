/** The odds of every contest: each check, and each roll of one side or two. */
import { compared, hitWeights, type HitPool, type Weights } from '../../../chance/index.ts';
import type { ContestOdds, OutcomeId, OutcomeOdds } from '../../../odds.ts';
import type { CheckRoll } from '../rolls/checks-rolled.ts';
import type { Exchange, ExchangeOutcome } from '../exchange.ts';
import { contestsOf, type RoundPlan } from '../plan.ts';
import type { RoundContext } from '../round-context.ts';
import { checkId, exchangeId } from './contest-ids.ts';
import { distributionsOf } from './distributions.ts';
import { oddsOf } from './figures.ts';
import {
  checkOutcome,
  checkOutcomes,
  exchangeOutcome,
  exchangeOutcomes,
  exchangeShort,
  outcomesOf,
  winning,
} from './outcomes.ts';
import { isPinned, unpinned } from './pins.ts';
import { plainCounts, type Rolled } from './exchange-figures.ts';
import { isPinnedRoll } from './standing.ts';

/** In the order in which steps number them; `rolls` are those of the exchanges. */
export function contestOdds(plan: RoundPlan, rolls: readonly Rolled[]): readonly ContestOdds[] {
  return [
    ...contestsOf(plan).checks.map((check) => checkContest(plan.context, check)),
    ...rolls.map((roll) => exchangeContest(plan, roll)),
  ];
}

function checkContest(context: RoundContext, { deed, hits }: CheckRoll): ContestOdds {
  return {
    id: checkId(context, deed),
    kind: 'check',
    parties: [deed.actor.name],
    outcomes: checkOutcomes,
    goals: new Map([[deed.actor.name, checkOutcome(1)]]),
    odds: checkOdds(unpinned(hits)),
    source: deed.announcement.source,
    ...(isPinned(hits) ? { pinned: checkOdds(hits) } : {}),
  };
}

function checkOdds(pool: HitPool): OutcomeOdds {
  const {
    weights: [fails = 0n],
    total,
  } = hitWeights(pool);
  return oddsOf(
    [
      [checkOutcome(1), total - fails],
      [checkOutcome(-1), fails],
    ],
    total,
  );
}

function exchangeContest(plan: RoundPlan, roll: Rolled): ContestOdds {
  const { exchange, plain, given } = roll;
  const { context } = plan;
  const rolls = exchange.sides.flatMap((side) => side.rolls);
  return {
    id: exchangeId(exchange),
    kind: exchange.kind,
    parties: rolls.map(({ attack }) => attack.actor.name),
    outcomes: exchangeOutcomes(context.cast),
    goals: goalsOf(exchange),
    odds: outcomeOdds(exchange, plain),
    short: exchangeShort(context.cast, exchange),
    ...(given === undefined ? {} : { pinned: outcomeOdds(exchange, given) }),
    ...distributionsIn(plan, roll),
    source: rolls[0]?.attack.announcement.source ?? context.round.source,
  };
}

function distributionsIn(plan: RoundPlan, roll: Rolled): Pick<ContestOdds, 'distributions'> {
  const { counts } = roll;
  if (counts.length === 0) return {};
  const {
    context: { cast },
  } = plan;
  return {
    distributions: isPinnedRoll(plan, roll)
      ? distributionsOf(cast, plainCounts(roll), counts)
      : distributionsOf(cast, counts),
  };
}

/** The goal of each attacker: more hits for their side, or any hit where it rolls alone. */
function goalsOf(exchange: Exchange): ReadonlyMap<string, OutcomeId> {
  const result = winning(exchange);
  return new Map(
    exchange.sides.flatMap(({ group, rolls }) =>
      rolls.map(({ attack }) => [attack.actor.name, exchangeOutcome(exchange, { result, winner: group })] as const),
    ),
  );
}

function outcomeOdds(exchange: Exchange, [one = nothing, other = nothing]: readonly Weights[]): OutcomeOdds {
  const { total, first, second, none, equal } = compared(one, other);
  const [own, theirs] = exchange.sides.map(({ group }) => group);
  const id = (result: ExchangeOutcome['result'], winner?: string): OutcomeId =>
    exchangeOutcome(exchange, { result, ...(winner === undefined ? {} : { winner }) });
  const weights = new Map(
    exchange.kind === 'single-sided roll'
      ? [
          [id('hits', own), first],
          [id('no hits'), none],
        ]
      : [
          [id('more hits', own), first],
          [id('more hits', theirs), second],
          [id('tie'), equal],
          [id('no hits'), none],
        ],
  );
  return oddsOf(
    outcomesOf(exchange).map((each) => [each, weights.get(each) ?? 0n]),
    total,
  );
}

/** The hits of a side that doesn’t roll. */
const nothing: Weights = { weights: [1n], total: 1n };
