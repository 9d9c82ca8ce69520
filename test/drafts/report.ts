/** Reports how the lines of a draft survived, for a reader. */
import type { Fate } from './survival.ts';

/** How many survive, and a line for each entry that lost something. */
export function toldFates(fates: readonly Fate[]): string {
  const rows = fates
    .filter(({ lost }) => lost.length > 0)
    .map(
      ({ expected, lost }) =>
        `${expected.line}: ${entryWords(expected)} lost its ${lost.join(', ')}: ${expected.typed.trim()}`,
    );
  return [`${fates.length - rows.length} of ${fates.length} survive`, ...rows].join('\n');
}

function entryWords({ kind, who = '', verb = '' }: Fate['expected']): string {
  return [kind, who, verb].filter((word) => word !== '').join(' ');
}
