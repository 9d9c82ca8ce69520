/** Bets of Willpower: 1 for one more die, 3 for two (qs-056 … qs-062). */
import type { Uncounted } from '../../../pool.ts';
import type { Source } from '../../../source.ts';
import { wordsKey } from '../cast.ts';
import type { Deed } from '../deeds.ts';
import { factsOf, type Bet, type Purse, type QuickShotFact } from '../facts.ts';
import type { Condition } from '../fight.ts';
import type { PoolChange } from '../../../worth/what-if.ts';
import { generalPool, isFulfilled, isSamePurse, pointsIn, purseWords } from '../willpower-pools.ts';

/** The dice that a bet buys, by its amount. */
export const diceFor: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [3, 2],
]);

/** The Willpower of a bet from one pool. */
export interface Stake {
  readonly purse: Purse;
  readonly count: number;
}

/** A bet as written. `not` is the reason why it isn’t made, with the fault for its check. */
export interface WrittenBet {
  readonly amount: number;
  readonly stakes: readonly Stake[];
  readonly source: Source;
  readonly not?: Uncounted & { readonly fault: BetFault };
}

export type BetFault =
  | 'undefined-bet-amount'
  | 'second-bolster'
  | 'compulsion-check-bolster'
  | 'unknown-pool'
  | 'set-aside-use'
  | 'unserved-drive-bet'
  | 'uncovered-bet';

/** The id of the what-if for a bet of this amount. */
export function betAddition(amount: number): string {
  return `bet ${amount}`;
}

/** The what-if bet, from the general pool, which replaces the written ones; undefined where there is none. */
export function betAskedAbout(
  change: PoolChange | undefined,
  { actor, announcement: { source } }: Deed,
): WrittenBet | undefined {
  if (change === undefined || !('add' in change) || change.who !== actor.name) return undefined;
  const amount = [...diceFor.keys()].find((each) => betAddition(each) === change.add);
  return amount === undefined ? undefined : { amount, stakes: [{ purse: generalPool, count: amount }], source };
}

/**
 * All bets of an announcement; at most one is made. `isBarred` for a compulsion check that the player asked for
 * (qs-177).
 */
export function betsOf(
  { announcement: { clauses } }: Deed,
  condition: Condition,
  isBarred: boolean,
): readonly WrittenBet[] {
  let made = false;
  return factsOf(clauses, 'bet').map((fact) => {
    const stakes = stakesOf(fact);
    const not = made ? secondBet : isBarred ? barredBet : faultIn(fact, stakes, condition, clauses);
    made ||= not === undefined;
    return { amount: fact.amount.value, stakes, source: fact.source, ...(not === undefined ? {} : { not }) };
  });
}

function stakesOf({ amount, purse, parts }: Bet): readonly Stake[] {
  return parts.length === 0
    ? [{ purse, count: amount.value }]
    : parts.map((part) => ({ purse: part.purse, count: part.count.value }));
}

const secondBet = {
  fault: 'second-bolster',
  short: 'a second bet',
  why: 'an attempt has one bet, of 1 or of 3 WP',
} as const;

const barredBet = {
  fault: 'compulsion-check-bolster',
  short: 'not bet here',
  why: 'nothing can be bet on a compulsion check that the player asks for',
} as const;

function faultIn(
  { amount, parts, among }: Bet,
  stakes: readonly Stake[],
  condition: Condition,
  clauses: readonly QuickShotFact[],
): WrittenBet['not'] {
  const sum = stakes.reduce((all, { count }) => all + count, 0);
  if (!diceFor.has(amount.value) || (parts.length > 0 && sum !== amount.value)) {
    return {
      fault: 'undefined-bet-amount',
      short: 'no such bet',
      why: 'a bet is 1 WP, for one more die, or 3 WP, for two',
    };
  }
  if (among.length > 1)
    return {
      fault: 'undefined-bet-amount',
      short: 'not shared out',
      why: 'nothing says how much of it comes from each pool',
    };
  for (const { purse } of stakes) {
    const held = pointsIn(condition, purse);
    const count = stakes
      .filter((stake) => isSamePurse(stake.purse, purse))
      .reduce((all, stake) => all + stake.count, 0);
    if (held === undefined)
      return { fault: 'unknown-pool', short: 'no such pool', why: `there is no drive ${purseWords(purse)}` };
    if (isFulfilled(condition, purse))
      return {
        fault: 'unserved-drive-bet',
        short: 'fulfilled',
        why: `${purseWords(purse)} is fulfilled, and nothing can further it any more`,
      };
    if (purse.in === 'aside')
      return {
        fault: 'set-aside-use',
        short: 'no pool yet',
        why: 'Willpower that is set aside can’t be used until it has a pool',
      };
    if (purse.in === 'drive' && !isServed(clauses, purse.drive.text)) {
      return {
        fault: 'unserved-drive-bet',
        short: 'not served',
        why: `nothing says that success would further ${unservedIn(stakes, clauses).join(' or ')}`,
      };
    }
    if (held < count)
      return { fault: 'uncovered-bet', short: 'not covered', why: `${purseWords(purse)} holds ${held} WP` };
  }
  return undefined;
}

/** The drives among the pools that the attempt isn’t said to further, without duplicates. */
function unservedIn(stakes: readonly Stake[], clauses: readonly QuickShotFact[]): readonly string[] {
  return [
    ...new Set(
      stakes.flatMap(({ purse }) =>
        purse.in === 'drive' && !isServed(clauses, purse.drive.text) ? [purseWords(purse)] : [],
      ),
    ),
  ];
}

/** Whether the attempt is said to further a drive; once for all its actions (qa-19). */
export function isServed(clauses: readonly QuickShotFact[], drive: string): boolean {
  return factsOf(clauses, 'serves')
    .flatMap(({ drives }) => drives)
    .some(({ text }) => wordsKey(text) === wordsKey(drive));
}

/** `3 WP from “Stay alive”`. */
export function stakeWords({ purse, count }: Stake): string {
  return `${count} WP from ${purseWords(purse)}`;
}
