/** The words by which a reason for an extra or lost throw is told, and known again. */
import type { Modifier } from '../pool.ts';

type Told = Pick<Modifier, 'words' | 'title'>;

/** The writer’s own words where there are any, and else the name of the rule: `the high ground`, `higher stat`. */
export function reasonLabel({ words, title }: Told): string {
  return words ?? title.replace(/ (?:Throw|Die)$/, '').toLowerCase();
}

/**
 * Whether these words mean that reason: those that it is told with, or the name of its rule; letter case, and `throw`
 * or `die` behind them, aside.
 */
export function meansReason(words: string, reason: Told): boolean {
  return meansTheSame(words, reasonLabel(reason)) || meansTheSame(words, reason.title);
}

/** Whether two say the same in quotes: letter case, and `throw` or `die` behind them, aside. */
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
