/** What of a round can’t be played as it is written. */
import type { Problem } from '../../game/index.ts';
import { isGivenUp, type Attempt } from './attempt.ts';
import { isRefused, type Fault } from './between/index.ts';
import { diceFor, type BetFault } from './bets.ts';
import { hardenedBy, type Need } from './difficulties-reckoned.ts';
import { lastFact } from './facts.ts';
import { chargeTypes } from './fight.ts';
import type { WrittenNeed } from './needs.ts';
import type { Headed, RoundPlan } from './plan.ts';
import { rule } from './rule-ids.ts';
import type { Source } from '../../source.ts';
import { baseDice } from './pool.ts';

export function problemsIn({ head, attempts }: RoundPlan): readonly Problem[] {
  return [...head.flatMap(inHead), ...attempts.flatMap(inAttempt)];
}

/** Some faults are told by a check with a wider name. */
const toldBy: Partial<Record<Fault | BetFault, string>> = {
  'unserved-drive-bet': 'unserved-drive',
  'compulsion-trade': 'purchased-compulsion',
  'undeclared-weakness': 'undeclared-trade',
  'undeclared-improvement': 'undeclared-trade',
};

/** What hangs on how much of something is there. */
const short: ReadonlySet<Fault | BetFault> = new Set([
  'base-reaching-breather',
  'overdrawn-pool',
  'overspent-charges',
  'reused-weakness-trade',
  'second-bolster',
  'sub-base-transfer',
  'uncovered-bet',
]);

function problemOf(fault: Fault | BetFault, source: Source): Problem {
  return { check: toldBy[fault] ?? fault, source, ...(short.has(fault) ? { hangs: true } : {}) };
}

function inHead({ fact, applied }: Headed): readonly Problem[] {
  return isRefused(applied) ? [problemOf(applied.fault, fact.source)] : [];
}

/** Of an attempt that is given up only the dice are left that aren’t rolled. */
function inAttempt(attempt: Attempt): readonly Problem[] {
  const { bets, unset, beyond, mispinned, unrolled, deed } = attempt;
  const { clauses } = deed.announcement;
  const rolls = lastFact(clauses, 'rolls');
  if (isGivenUp(attempt)) return rolls === undefined ? [] : [{ check: 'roll-not-made', source: rolls.source }];
  return [
    ...bets.flatMap(({ not, source }) => (not === undefined ? [] : [problemOf(not.fault, source)])),
    ...(unrolled?.fault === 'no actions' ? [{ check: 'missing-difficulty', source: unrolled.source }] : []),
    ...(unrolled?.fault === 'too many actions' ? [{ check: 'too-many-actions', source: unrolled.source }] : []),
    ...unset.map((need) => ({ check: checkOfUnset(need), source: need.source })),
    ...beyond.map((need) => ({ check: 'difficulty-above-overwhelming', source: placeOf(need) })),
    ...mispinned.filter(({ face }) => face !== undefined || !isOfUnmadeBet(attempt)),
  ];
}

function checkOfUnset({ difficulty, nature }: WrittenNeed): string {
  if (difficulty === undefined) return nature === 'paradox' ? 'missing-paradox-action' : 'missing-difficulty';
  return chargeTypes.some((type) => type === difficulty.toLowerCase()) ? 'minor-as-difficulty' : 'unknown-difficulty';
}

/** A weakness is as it is: with it the action is too hard. */
function placeOf(need: Need): Source {
  const harder = hardenedBy(need);
  return harder === undefined || harder.rule === rule.weaknesses.id ? need.source : harder.source;
}

/** Whether the pinned dice would be as many as are rolled with a bet that can’t be made: it is at fault then. */
export function isOfUnmadeBet({ bets, deed }: Attempt): boolean {
  const pinned = lastFact(deed.announcement.clauses, 'rolls')?.dice.length;
  return bets.some(({ amount, not }) => not !== undefined && pinned === baseDice + (diceFor.get(amount) ?? 0));
}
