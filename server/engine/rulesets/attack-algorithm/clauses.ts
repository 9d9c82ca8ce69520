/** Clauses that apply to both attacks and checks. */
import type { Deed } from './attacks.ts';
import { onceEach } from './circumstances.ts';
import { factsOf } from './facts.ts';
import type { Change } from './rolls/pools.ts';
import { rule } from './rule-ids.ts';

/** Changes written for the target number; the same quoted words count once. */
export function targetChanges({ announcement }: Deed): readonly Change[] {
  return onceEach(factsOf(announcement.clauses, 'target number')).map(({ by, words, source }): Change => ({
    rule: rule.targetNumber,
    by: by.value,
    order: 0,
    source,
    because: words === undefined ? 'no reason is written' : `“${words.text}”`,
    ...(words === undefined ? {} : { words: words.text }),
  }));
}
