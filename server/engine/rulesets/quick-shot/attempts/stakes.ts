/**
 * The Willpower that an attempt wins and costs: bets, and the point of a critical (qs-057 … qs-062, qs-072, qs-080 …
 * qs-084).
 */
import type { Attempt } from './attempt.ts';
import { stakeWords } from './bets.ts';
import { factsOf, lastFact, type Purse } from '../facts.ts';
import type { Condition } from '../fight.ts';
import type { Result } from './outcome.ts';
import { generalPool, isFulfilled, isSamePurse, pointsIn, purseWords, withPoints } from '../willpower-pools.ts';
import { rule, type RuleName } from '../rule-ids.ts';

/** One change of a combatant’s Willpower; `because` is a full sentence. */
export interface WillpowerChange {
  readonly purse: Purse;
  readonly by: number;
  readonly rule: RuleName;
  readonly because: string;
}

/**
 * The changes for a result. `isGrave` is set where a critical failure finds nothing to take (qs-084), `couldPay` where
 * several pools could pay and none is named.
 */
export interface Settled {
  readonly condition: Condition;
  readonly changes: readonly WillpowerChange[];
  readonly isGrave: boolean;
  readonly couldPay: readonly Purse[];
}

/** The bet is lost first, since it was made before the roll (qa-14). Both losses count (qa-13). */
export function settled(before: Condition, attempt: Attempt, result: Result): Settled {
  const nothing = { isGrave: false, couldPay: [] };
  if (result === 'success') return { condition: before, changes: [], ...nothing };
  if (result === 'critical-success') return { ...counted(before, [gain]), ...nothing };
  const lost = counted(before, lostBet(before, attempt));
  return result === 'failure' ? { ...lost, ...nothing } : withCriticalLoss(lost, attempt);
}

const gain: WillpowerChange = {
  purse: generalPool,
  by: 1,
  rule: rule.criticalSuccess,
  because: 'A critical success wins 1 WP for the general pool.',
};

function lostBet(before: Condition, { bet }: Attempt): readonly WillpowerChange[] {
  return (bet?.stakes ?? []).map((stake) => ({
    purse: stake.purse,
    by: -Math.min(stake.count, pointsIn(before, stake.purse) ?? 0),
    rule: rule.bolstering,
    because: `The bet of ${stakeWords(stake)} is lost, because not everything succeeded.`,
  }));
}

function withCriticalLoss({ condition, changes }: Pick<Settled, 'condition' | 'changes'>, attempt: Attempt): Settled {
  const could = payersOf(condition, attempt);
  const named = lastFact(attempt.deed.announcement.clauses, 'pays')?.purse;
  const pays = could.find((purse) => named !== undefined && isSamePurse(purse, named)) ?? could[0];
  if (pays === undefined) return { condition, changes, isGrave: true, couldPay: [] };
  const loss: WillpowerChange = {
    purse: pays,
    by: -1,
    rule: rule.criticalFailure,
    because: `A critical failure costs 1 WP, from ${purseWords(pays)}.`,
  };
  const after = counted(condition, [loss]);
  return {
    condition: after.condition,
    changes: [...changes, loss],
    isGrave: false,
    couldPay: named === undefined && could.length > 1 ? could : [],
  };
}

/** The general pool, and drives that the attempt would further, as long as they hold something (qs-083, qs-200). */
export function payersOf(
  condition: Condition,
  {
    deed: {
      announcement: { clauses },
    },
  }: Attempt,
): readonly Purse[] {
  const drives = factsOf(clauses, 'serves')
    .flatMap(({ drives: named }) => named)
    .map((drive): Purse => ({ in: 'drive', drive }));
  const served = drives.filter((purse, index) => drives.findIndex((other) => isSamePurse(other, purse)) === index);
  return [generalPool, ...served].filter(
    (purse) => (pointsIn(condition, purse) ?? 0) > 0 && !isFulfilled(condition, purse),
  );
}

function counted(condition: Condition, changes: readonly WillpowerChange[]): Pick<Settled, 'condition' | 'changes'> {
  const effective = changes.filter(({ by }) => by !== 0);
  return {
    condition: effective.reduce((now, { purse, by }) => withPoints(now, purse, by), condition),
    changes: effective,
  };
}

/** The net change of a combatant’s total Willpower. */
export function netChange({ changes }: Pick<Settled, 'changes'>): number {
  return changes.reduce((sum, { by }) => sum + by, 0);
}
