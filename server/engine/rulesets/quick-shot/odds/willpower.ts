/** By how much an attempt moves somebody’s Willpower, and what that is on average (3.6 of the reading). */
import { toFraction } from '../../../chance/index.ts';
import { exactly } from '../../../figures.ts';
import type { Distribution, NumberOdds } from '../../../odds.ts';
import { conditionOf } from '../fight.ts';
import type { Moment } from '../moment.ts';
import { chooses } from '../options.ts';
import { netChange, settled } from '../stakes.ts';
import type { AttemptOdds, Reckoned } from './reckoned.ts';

export function willpowerOdds(moment: Moment, odds: AttemptOdds): Distribution {
  const {
    attempt: {
      deed: { actor },
    },
    plain,
    given,
  } = odds;
  const isOpen = chooses(moment.cast.stage, 'squash', 'host');
  return {
    of: `change of ${actor.called}’s Willpower${isOpen ? ', without squashing' : ''}`,
    on: actor.name,
    ...numbers(moment, odds, plain),
    ...(given === undefined ? {} : { pinned: numbers(moment, odds, given) }),
  };
}

function numbers({ fight }: Moment, { attempt }: AttemptOdds, { all, total }: Reckoned): NumberOdds {
  const condition = conditionOf(fight, attempt.deed.actor.name);
  const weights = new Map<number, bigint>();
  for (const { outcome, weight } of all) {
    const change = netChange(settled(condition, attempt, outcome.result));
    weights.set(change, (weights.get(change) ?? 0n) + weight);
  }
  const inOrder = [...weights].sort(([one], [other]) => one - other);
  return {
    values: new Map(inOrder.map(([change, weight]) => [`${change}`, exactly(toFraction(weight, total))])),
    mean: toFraction(
      inOrder.reduce((sum, [change, weight]) => sum + weight * BigInt(change), 0n),
      total,
    ),
  };
}
