/** The pool of a game in which every reason is one throw more, and nothing else changes how many there are. */
import type { Pool } from '../pool.ts';
import { extra } from './reasons.ts';
import { isCounted, reasonsLeft, recountOf } from '../worth/recount.ts';
import type { Announcement, Words } from '../scenario.ts';
import type { PoolChange } from '../worth/what-if.ts';

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
  const modifiers = [
    ...reasonsLeft(
      reasons.map(({ text, source }) => extra(page, text, source, text)),
      recount,
    ),
    ...(recount.adds ? [extra(page, 'one more', announcement.source)] : []),
  ];
  return { ...base, who: actor.name, modifiers, size: base.base + modifiers.filter(isCounted).length };
}
