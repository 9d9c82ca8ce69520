/** The problems of a round: what can’t be played as written. */
import type { Problem } from '../../game/index.ts';
import { isGivenUp, type Attempt } from './attempts/attempt.ts';
import { isRefused, type Fault } from './downtime/index.ts';
import { diceFor, type BetFault } from './attempts/bets.ts';
import { excessOf, type Need } from './attempts/computed-needs.ts';
import { lastFact, type Rolls } from './facts.ts';
import { isUnsaid, strangeDifficulty, type WrittenNeed } from './attempts/needs.ts';
import type { Headed, RoundPlan } from './plan.ts';
import type { Source } from '../../source.ts';
import { baseDice } from './attempts/pool.ts';

export function problemsIn({ head, attempts }: RoundPlan): readonly Problem[] {
  return [...head.flatMap(inHead), ...attempts.flatMap(inAttempt)];
}

/** The check that reports each fault: most share the fault’s name, some have a wider one. */
const reportedBy: Readonly<Record<Fault | BetFault, string>> = {
  'base-reaching-breather': 'base-reaching-breather',
  'charge-splitting': 'charge-splitting',
  'compulsion-check-bolster': 'compulsion-check-bolster',
  'compulsion-trade': 'purchased-compulsion',
  'general-pool-vacation': 'general-pool-vacation',
  'mismatched-charge': 'mismatched-charge',
  'mundane-tass-purchase': 'mundane-tass-purchase',
  'overdrawn-pool': 'overdrawn-pool',
  'overspent-charges': 'overspent-charges',
  'oversized-tass-conversion': 'oversized-tass-conversion',
  'purchased-compulsion': 'purchased-compulsion',
  'reused-weakness-trade': 'reused-weakness-trade',
  'second-bolster': 'second-bolster',
  'set-aside-use': 'set-aside-use',
  'short-vacation': 'short-vacation',
  'sub-base-transfer': 'sub-base-transfer',
  'tass-without-resource': 'tass-without-resource',
  'uncovered-bet': 'uncovered-bet',
  'undeclared-improvement': 'undeclared-trade',
  'undeclared-weakness': 'undeclared-trade',
  'undefined-bet-amount': 'undefined-bet-amount',
  'unequal-weakness-trade': 'unequal-weakness-trade',
  'unfinished-drive-completion': 'unfinished-drive-completion',
  'unknown-pool': 'unknown-pool',
  'unserved-drive-bet': 'unserved-drive',
  'wp-healing': 'wp-healing',
  'wrong-combination-rate': 'wrong-combination-rate',
};

/** Faults that depend on how much of something is left. */
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
  return { check: reportedBy[fault], source, ...(short.has(fault) ? { hangs: true } : {}) };
}

function inHead({ fact, applied }: Headed): readonly Problem[] {
  return isRefused(applied) ? [problemOf(applied.fault, fact.source)] : [];
}

/** The pinned dice of an attempt that is given up. */
export function rollsNotMade(attempt: Attempt): readonly Rolls[] {
  const rolls = lastFact(attempt.deed.announcement.clauses, 'rolls');
  return rolls === undefined || !isGivenUp(attempt) ? [] : [rolls];
}

/** Actions without a difficulty, unless the attempt is given up. */
export function withoutDifficulty(attempt: Attempt): readonly WrittenNeed[] {
  return isGivenUp(attempt) ? [] : attempt.unset.filter((need) => whyUnset(need) === 'unsaid');
}

/** For an attempt that is given up, only its pinned dice are reported. */
function inAttempt(attempt: Attempt): readonly Problem[] {
  const { bets, unset, beyond, mispinned, unrolled } = attempt;
  if (isGivenUp(attempt)) return rollsNotMade(attempt).map(({ source }) => ({ check: 'roll-not-made', source }));
  return [
    ...bets.flatMap(({ not, source }) => (not === undefined ? [] : [problemOf(not.fault, source)])),
    ...(unrolled?.fault === 'no actions' ? [{ check: 'missing-difficulty', source: unrolled.source }] : []),
    ...(unrolled?.fault === 'too many actions' ? [{ check: 'too-many-actions', source: unrolled.source }] : []),
    ...unset.map((need) => ({ check: unsetReports[whyUnset(need)], source: need.source })),
    ...beyond.map((need) => ({ check: 'difficulty-above-overwhelming', source: placeOf(need) })),
    ...mispinned.filter(({ face }) => face !== undefined || !isOfUnmadeBet(attempt)),
  ];
}

/** Checks by the reason why an action has no difficulty: none is written, or what is written isn’t one. */
const unsetReports = {
  unsaid: 'missing-difficulty',
  'unsaid of paradox': 'missing-paradox-action',
  type: 'minor-as-difficulty',
  unknown: 'unknown-difficulty',
};

function whyUnset(need: WrittenNeed): keyof typeof unsetReports {
  if (need.difficulty !== undefined) return strangeDifficulty(need.difficulty);
  return isUnsaid(need) ? 'unsaid' : 'unsaid of paradox';
}

/**
 * A weakness can’t be changed here, so the fault is where the action is written, unless a written change causes the
 * excess.
 */
function placeOf(need: Need): Source {
  const excess = excessOf(need);
  return excess.of === 'change' ? excess.harder.source : need.source;
}

/** Whether the pinned dice match the count with a bet that can’t be made: then the bet is at fault. */
export function isOfUnmadeBet({ bets, deed }: Attempt): boolean {
  const pinned = lastFact(deed.announcement.clauses, 'rolls')?.dice.length;
  return bets.some(({ amount, not }) => not !== undefined && pinned === baseDice + (diceFor.get(amount) ?? 0));
}
