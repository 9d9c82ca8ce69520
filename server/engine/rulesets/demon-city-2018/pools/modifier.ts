/** Modifiers of pools, made. */
import type { Modifier } from '../../../pool.ts';
import type { Source } from '../../../source.ts';
import type { RuleName } from '../rule-ids.ts';

/** One throw more; `words` are the writer’s. */
export function extra(of: RuleName, because: string, source: Source, words?: string): Modifier {
  return made(of, 1, because, source, words);
}

/** One throw less. */
export function lost(of: RuleName, because: string, source: Source, words?: string): Modifier {
  return made(of, -1, because, source, words);
}

function made(of: RuleName, amount: number, because: string, source: Source, words: string | undefined): Modifier {
  return {
    rule: of.id,
    title: of.title,
    amount,
    because,
    source,
    standing: 'counted',
    ...(words === undefined ? {} : { words }),
  };
}
