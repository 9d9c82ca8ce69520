/** Common mistakes in bets. */
import type { CommonMistake } from '../../../ruleset.ts';

const bets = '[(she|he|it|they)] (bets|bet|betting|stakes|stake|wagers|wager|risks|bolsters with|bolsters by)';
const points = '(WP|wp|Wp|Willpower|willpower|point|points)';

/** Amounts by how they are written, and what is meant; two buy nothing, so that either may be. */
const amounts: readonly (readonly [string, string])[] = [
  [`two [${points}]`, '1'],
  [`two [${points}]`, '3'],
  [`{amount:number} [${points}]`, '{amount}'],
  [`a [${points}]`, '1'],
  [points, '1'],
];

/** From where: the general pool, as nothing else says, or a drive. */
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
