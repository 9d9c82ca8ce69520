/** The outcomes of an exchange of the New attack algorithm by enumerating every single roll. */
import Fraction from 'fraction.js';
import { everyRoll, hitsOf } from '../../../server/engine/chance/index.ts';
import { resolveExchange } from '../../../server/engine/rulesets/attack-algorithm/exchange.ts';
import { exchangeOutcome } from '../../../server/engine/rulesets/attack-algorithm/odds/outcomes.ts';
import { contestsOf, type RoundPlan } from '../../../server/engine/rulesets/attack-algorithm/plan.ts';

/** The chance of each outcome of the only exchange of a round; impossible ones are missing. */
export function everyRollOf(plan: RoundPlan): ReadonlyMap<string, Fraction> {
  const exchange = contestsOf(plan).exchanges[0]!;
  const pools = exchange.sides.map((side) => side.rolls.map(({ hits }) => hits));
  const counts = new Map<string, number>();
  let all = 0;
  for (const roll of everyRoll(pools.flat())) {
    let next = 0;
    const hits = pools.map((side) => side.reduce((sum, pool) => sum + hitsOf(pool, roll[next++]!), 0));
    const outcome = exchangeOutcome(exchange, resolveExchange(exchange, hits));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    all += 1;
  }
  return new Map([...counts].map(([outcome, count]) => [outcome, new Fraction(count, all)]));
}
