/** Common mistakes in bets. */
import type { CommonMistake } from '../../../ruleset.ts';

const bets = '[(she|he|it|they)] (bets|bet|betting|stakes|stake|wagers|wager|risks|bolsters with|bolsters by)';
const points = '(WP|wp|Wp|Willpower|willpower|point|points)';

/** Amounts as written, and what they may mean; 2 WP buy nothing, so either valid amount may be meant. */
const amounts: readonly (readonly [string, string])[] = [
  [`two [${points}]`, '1'],
  [`two [${points}]`, '3'],
  [`{amount:number} [${points}]`, '{amount}'],
  [`a [${points}]`, '1'],
  [points, '1'],
];

/** The pool: a drive, or otherwise the general pool. */
const pools: readonly (readonly [string, string])[] = [
  ['', ''],
  [' from [(the|his|her|its|their)] (pool|Willpower|willpower|WP|wp)', ''],
  [' from [(the|his|her|its|their)] [drive] {drive:prose}', ' from "{drive}"'],
];

export const betSlips: readonly CommonMistake[] = pools.flatMap(([from, pool]) =>
  amounts.map(([amount, number]): CommonMistake => ({
    places: ['announcement'],
    words: `${bets} ${amount}${from}`,
    say: `bets ${number} WP${pool}`,
  })),
);
