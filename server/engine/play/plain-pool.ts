/** Builds the pool for games in which every reason adds one throw and nothing else changes the number. */
import type { Pool } from '../pool.ts';
import { extra } from './reasons.ts';
import { isCounted, reasonsLeft, recountOf } from '../worth/recount.ts';
import type { Announcement, Words } from '../scenario.ts';
import type { PoolChange } from '../worth/what-if.ts';

interface Gathered {
  readonly actor: { readonly name: string };
  readonly announcement: Announcement;
  /** The writer’s words for each extra throw. */
  readonly reasons: readonly Words[];
  /** The page of the rule by which a reason adds a throw. */
  readonly page: { readonly id: string; readonly title: string };
}

/** Builds a pool; `change` adds a throw or leaves out reasons. */
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
