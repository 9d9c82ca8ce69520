/** What stands under an announcement and counts for attacks and checks alike. */
import type { Deed } from './attacks.ts';
import { onceEach } from './circumstances.ts';
import { factsOf } from './facts.ts';
import type { Change } from './rolls/pools.ts';
import { rule } from './rule-ids.ts';

/** What is written about the target number itself; the same quoted words count once. */
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
