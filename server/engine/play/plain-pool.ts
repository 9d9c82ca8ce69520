/** The pool of a game in which every reason is one throw more, and nothing else changes how many there are. */
import type { Modifier, Pool } from '../pool.ts';
import { isCounted, reasonsLeft, recountOf } from '../recount.ts';
import type { Announcement, Words } from '../scenario.ts';
import type { PoolChange } from '../what-if.ts';

interface Gathered {
  readonly actor: { readonly name: string };
  readonly announcement: Announcement;
  /** The writer’s own words for each throw more. */
  readonly reasons: readonly Words[];
  /** The page of the rule by which a reason is a throw more. */
  readonly page: { readonly id: string; readonly title: string };
}

/** With a pool of which the reasons are counted otherwise, where a change says so. */
export function plainPool(
  { actor, announcement, reasons, page }: Gathered,
  base: Omit<Pool, 'who' | 'modifiers' | 'size'>,
  change?: PoolChange,
): Pool {
  const recount = recountOf(change, { actor, announcement });
  const more = (because: string, source: Words['source'], words?: string): Modifier => ({
    rule: page.id,
    title: page.title,
    amount: 1,
    because,
    ...(words === undefined ? {} : { words }),
    source,
    standing: 'counted',
  });
  const modifiers = [
    ...reasonsLeft(
      reasons.map(({ text, source }) => more(text, source, text)),
      recount,
    ),
    ...(recount.adds ? [more('one more', announcement.source)] : []),
  ];
  return { ...base, who: actor.name, modifiers, size: base.base + modifiers.filter(isCounted).length };
}
