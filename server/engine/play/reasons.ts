/** Creates modifiers that add or remove one throw of a pool. */
import type { Modifier } from '../pool.ts';
import type { Source } from '../source.ts';

type Paged = { readonly id: string; readonly title: string };

/** One extra throw by a rule; `words` are the writer’s. */
export function extra(of: Paged, because: string, source: Source, words?: string): Modifier {
  return counted(of, 1, because, source, words);
}

/** One lost throw by a rule. */
export function lost(of: Paged, because: string, source: Source, words?: string): Modifier {
  return counted(of, -1, because, source, words);
}

function counted({ id, title }: Paged, amount: number, because: string, source: Source, words?: string): Modifier {
  return { rule: id, title, amount, because, source, standing: 'counted', ...(words === undefined ? {} : { words }) };
}
