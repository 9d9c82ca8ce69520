/** One extra or lost die. */
import type { Modifier } from '../../../pool.ts';
import type { RuleName } from '../rule-ids.ts';

export function extraDie(of: RuleName, because: string, source: Modifier['source'], words?: string): Modifier {
  return die(of, 1, because, source, words);
}

export function lostDie(of: RuleName, because: string, source: Modifier['source'], words?: string): Modifier {
  return die(of, -1, because, source, words);
}

function die(of: RuleName, amount: number, because: string, source: Modifier['source'], words: string | undefined): Modifier {
  return { rule: of.id, title: of.title, amount, because, source, standing: 'counted', ...(words === undefined ? {} : { words }) };
}
