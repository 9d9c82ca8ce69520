/** The words that name a reason for an extra or lost throw, and matching them. */
import type { Modifier } from '../pool.ts';

type ReasonText = Pick<Modifier, 'words' | 'title'>;

/** The writer’s own words if there are any, otherwise the name of the rule: `the high ground`, `higher stat`. */
export function reasonLabel({ words, title }: ReasonText): string {
  return words ?? title.replace(/ (?:Throw|Die)$/, '').toLowerCase();
}

/** Whether words name a reason, by its own words or the name of its rule; ignores case and a final `throw` or `die`. */
export function meansReason(words: string, reason: ReasonText): boolean {
  return meansTheSame(words, reasonLabel(reason)) || meansTheSame(words, reason.title);
}

/** Whether two quotations are the same, ignoring case and a final `throw` or `die`. */
export function meansTheSame(words: string, others: string): boolean {
  return keyOf(words) === keyOf(others);
}

function keyOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:throw|die)$/, '');
}
