/** The change of Willpower by an attempt: its distribution and mean (3.6 of the reading). */
import { toFraction } from '../../../chance/index.ts';
import { withCaveat } from '../../../figures.ts';
import type { Distribution, Figure, NumberOdds } from '../../../odds.ts';
import { conditionOf } from '../fight.ts';
import type { RoundContext } from '../round-context.ts';
import { results, type Result } from '../attempts/outcome.ts';
import { netChange, settled } from '../attempts/stakes.ts';
import { figureOf, tellingOf, unsquashed, type RoundFigures } from './figures.ts';
import { weightWhere, type AttemptOdds, type WeightedOutcome } from './weighted-outcomes.ts';

export function willpowerOdds(context: RoundContext, odds: AttemptOdds): Distribution {
  const { attempt, plain, given } = odds;
  const { actor } = attempt.deed;
  const { isOpen } = tellingOf(context.cast, attempt, plain);
  const whose = `${actor.called}’s Willpower${isOpen ? `, ${unsquashed}` : ''}`;
  return {
    of: `change of ${whose}`,
    counts: 'change',
    whose,
    on: actor.name,
    ...numbers(context, odds, plain),
    ...(given === undefined ? {} : { pinned: numbers(context, odds, given) }),
  };
}

/** A change of Willpower; `goes` is the direction in which squashing can move its chance. */
interface Change {
  readonly by: number;
  readonly goes: 'up' | 'down' | 'nowhere';
  readonly weight: bigint;
}

/** The caveat is attached once, to the first change that squashing can move. */
function numbers({ cast, fight }: RoundContext, { attempt }: AttemptOdds, weighted: WeightedOutcome): NumberOdds {
  const condition = conditionOf(fight, attempt.deed.actor.name);
  const { caveat, ...telling } = tellingOf(cast, attempt, weighted);
  const changes = changesBy((result) => netChange(settled(condition, attempt, result)), weighted, telling);
  const first = changes.find(({ goes }) => goes !== 'nowhere');
  const figureIn = (change: Change): Figure =>
    withCaveat(figureOf(telling, change.weight, change.goes), change === first ? caveat : undefined);
  return {
    values: new Map(changes.map((change) => [`${change.by}`, figureIn(change)])),
    mean: toFraction(
      changes.reduce((sum, { by, weight }) => sum + weight * BigInt(by), 0n),
      weighted.total,
    ),
  };
}

/** The changes that are possible by the dice or by squashing, in ascending order. */
function changesBy(
  of: (result: Result) => number,
  weighted: WeightedOutcome,
  { isOpen }: RoundFigures,
): readonly Change[] {
  const weights = new Map(
    results.map((result) => [result, weightWhere(weighted, (outcome) => outcome.result === result)] as const),
  );
  const possible = results.filter((result) =>
    [result, ...(isOpen ? squashedFrom[result] : [])].some((each) => (weights.get(each) ?? 0n) > 0n),
  );
  return [...new Set(possible.map(of))]
    .sort((one, other) => one - other)
    .map((by) => {
      const brings = results.filter((result) => of(result) === by);
      return { by, goes: wayOf(brings), weight: brings.reduce((sum, result) => sum + (weights.get(result) ?? 0n), 0n) };
    });
}

/** The results that squashing can turn into each result: it joins sets, and leaves the ones alone. */
const squashedFrom: Readonly<Record<Result, readonly Result[]>> = {
  'critical-success': ['critical-failure'],
  success: ['failure'],
  failure: [],
  'critical-failure': [],
};

/**
 * Whether squashing can only raise or only lower the chance of a change: successes are made of failures. Where a
 * success and its failure change the Willpower alike, they cancel out.
 */
function wayOf(brings: readonly Result[]): Change['goes'] {
  const surplus = brings.reduce((sum, result) => sum + (squashedFrom[result].length > 0 ? 1 : -1), 0);
  return surplus > 0 ? 'up' : surplus < 0 ? 'down' : 'nowhere';
}
