/** How writers bet. */
import type { Slip } from '../../../ruleset.ts';

const bets = '(bets|bet|stakes|stake|wagers|wager|risks|bolsters with|bolsters by)';
const points = '(WP|Willpower|willpower|point|points)';

/** Amounts by how they are written, and what is meant; of two, which buy nothing, the bet below. */
const amounts: readonly (readonly [string, string])[] = [
  [`{amount:number} [${points}]`, '{amount}'], [`(a|one|two) [${points}]`, '1'], [`three [${points}]`, '3'], [points, '1'],
];

/** From where: the general pool, as nothing else says, or a drive. */
const pools: readonly (readonly [string, string])[] = [
  ['', ''], [' from [(the|his|her|its|their)] (pool|Willpower|willpower|WP)', ''], [' from [(the|his|her|its|their)] [drive] {drive:prose}', ' from "{drive}"'],
];

export const betSlips: readonly Slip[] = pools.flatMap(([from, pool]) => amounts.map(([amount, number]): Slip => (
  { places: ['announcement'], words: `${bets} ${amount}${from}`, say: `bets ${number} WP${pool}` })));
