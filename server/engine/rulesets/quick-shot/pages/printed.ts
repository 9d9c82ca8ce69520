/** Percentages from the text’s tables, in words for the pages. */
import { publishedFor } from '../published.ts';

/** `84%`: the printed chance of success for these sets and this bet. */
export function printed(needs: readonly number[], bet = 0): string {
  const row = publishedFor(needs, bet);
  if (row === undefined) throw new Error(`no table has ${needs.join()} with a bet of ${bet}`);
  return `${row.success}%`;
}

/** `84%, 90% with 1 WP bet and 93% with 3`. */
export function printedWithBets(...needs: readonly number[]): string {
  return `${printed(needs)}, ${printed(needs, 1)} with 1 WP bet and ${printed(needs, 3)} with 3`;
}
