/** The chance that a condition holds after a round, where the round’s odds give it. */
import { none } from '../../../chance/index.ts';
import { bodiesNamed } from '../../../combatants.ts';
import type { RoundOdds } from '../../../odds.ts';
import { happeningOutcome } from '../../../play/acting.ts';
import { didOdds, isOdds, type Answer } from '../../../play/overall/reached.ts';
import type { Cast } from '../cast.ts';
import type { Exchange } from '../exchange.ts';
import { contestsOf, isSilent, type RoundPlan } from '../plan.ts';
import { exchangeId } from './contest-ids.ts';
import { anyHits, checkOutcome, exchangeOutcome, winning } from './outcomes.ts';
import type Fraction from 'fraction.js';

/** `planOf` returns the plan that the odds of a round were computed from. */
export function answer(cast: Cast, planOf: (odds: RoundOdds) => RoundPlan | undefined): Answer {
  return (question, odds) => {
    const plan = planOf(odds);
    if (plan === undefined) return undefined;
    switch (question.kind) {
      case 'did':
        return didOdds(question, odds, anyHits) ?? didOdds(question, odds, checkOutcome(1));
      case 'acted':
        return question.side.id === undefined ? undefined : acted(plan, odds, cast.groups.get(question.side.id));
      case 'happened':
        return happeningOutcome(question.what).id === 'tie' ? tied(plan, odds) : undefined;
      case 'is':
        return isOdds(
          question,
          bodiesNamed(cast.stage, question.who.id).map(({ name }) => name),
          odds,
        );
    }
  };
}

/**
 * A side acts when it wins the roll that it takes part in, of which a round has one at most; unknown where that roll
 * isn’t made.
 */
function acted(plan: RoundPlan, odds: RoundOdds, group: string | undefined): Fraction | undefined {
  if (group === undefined) return undefined;
  if (plan.context.attacks.every(({ actor }) => actor.group !== group)) return none;
  const exchange = contestsOf(plan).exchanges.find(({ sides }) => sides.some((side) => side.group === group));
  if (exchange === undefined) return undefined;
  const won = chanceOf(odds, exchange, { result: winning(exchange), winner: group });
  const favoured = exchange.tie !== undefined && 'winner' in exchange.tie && exchange.tie.winner === group;
  return favoured ? won.add(chanceOf(odds, exchange, { result: 'tie' })) : won;
}

/** Only a contested roll has ties; unknown where one isn’t made. */
function tied(plan: RoundPlan, odds: RoundOdds): Fraction | undefined {
  if (plan.context.attacks.length > 0 && plan.exchanges.length === 0) return undefined;
  const contested = plan.exchanges.find(({ kind }) => kind === 'contested roll');
  if (contested === undefined) return none;
  return isSilent(contested) ? undefined : chanceOf(odds, contested, { result: 'tie' });
}

function chanceOf(
  { contests }: RoundOdds,
  exchange: Exchange,
  outcome: Parameters<typeof exchangeOutcome>[1],
): Fraction {
  const its = exchangeId(exchange);
  return contests.find(({ id }) => id === its)?.odds.get(exchangeOutcome(exchange, outcome))?.chance ?? none;
}
