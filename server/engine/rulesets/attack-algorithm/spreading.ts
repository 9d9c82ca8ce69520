/** How the hits of a side are shared out among the enemies ("The roll, single-sided"). */
import { isWeaker, type Enemy } from './enemies.ts';
import type { Fighter } from './cast.ts';

/** What sharing looks at. */
export interface Sharing {
  readonly enemies: readonly Enemy[];
  readonly reach: number;
  readonly order: readonly Fighter[];
  readonly shares: ReadonlyMap<string, number>;
}

/** How many hits an enemy gets: where the text doesn’t say who gets those left over, anything from `least` to `most`. */
export interface Share {
  readonly enemy: Enemy;
  readonly least: number;
  readonly most: number;
}

/** All enemies in the order in which they are declared; `open` hits wait for the Host to say on whom they fall. */
export interface Spread {
  readonly shares: readonly Share[];
  readonly open: number;
  /** On how many enemies they fall. */
  readonly enemiesHit: number;
}

/**
 * So many hits, as evenly as can be, on no more enemies than there are attackers. Who is hit, and who gets one more, is
 * decided by the Host’s word, then by weaker defences and form; beyond that the text is silent (aa-q11 to aa-q13).
 */
export function spread(sharing: Sharing, hits: number): Spread {
  return spreader(sharing)(hits);
}

/** The same for one number of hits after another: who comes before whom is found out only once. */
export function spreader(sharing: Sharing): (hits: number) => Spread {
  const ranks = sharing.enemies.map((enemy) => rankOf(sharing, enemy));
  return (hits) => {
    const enemiesHit = Math.min(hits, sharing.reach, ranks.length);
    if (enemiesHit > 0 && fits(sharing, hits, enemiesHit)) return written(sharing, enemiesHit);
    const each = enemiesHit === 0 ? 0 : Math.floor(hits / enemiesHit);
    const shares = ranks.map((rank) => shareOf(rank, { each, enemiesHit, more: hits - each * enemiesHit }));
    return { shares, open: hits - shares.reduce((sum, { least }) => sum + least, 0), enemiesHit };
  };
}

/** `each` for all those who are hit, and one more for so many of them. */
function shareOf(rank: Rank, { each, enemiesHit, more }: { readonly each: number; readonly enemiesHit: number; readonly more: number }): Share {
  const [hit, extra] = [amongFirst(rank, enemiesHit), amongFirst(rank, more)];
  return {
    enemy: rank.enemy,
    least: hit === 'yes' ? each + (extra === 'yes' ? 1 : 0) : 0,
    most: hit === 'no' ? 0 : each + (extra === 'no' ? 0 : 1),
  };
}

/** Whether the Host’s own shares are as many hits, on as many enemies, and as even as the text asks. */
export function fits({ shares }: Sharing, hits: number, enemiesHit: number): boolean {
  const counts = [...shares.values()].filter((count) => count > 0);
  if (counts.length !== enemiesHit || counts.reduce((sum, count) => sum + count, 0) !== hits) return false;
  return Math.max(...counts) - Math.min(...counts) <= 1;
}

function written({ enemies, shares }: Sharing, enemiesHit: number): Spread {
  return {
    shares: enemies.map((enemy) => {
      const count = shares.get(enemy.fighter.name) ?? 0;
      return { enemy, least: count, most: count };
    }),
    open: 0, enemiesHit,
  };
}

/** How many of the others surely get hits before an enemy, and how many may. */
interface Rank {
  readonly enemy: Enemy;
  readonly before: number;
  readonly perhaps: number;
}

function rankOf(sharing: Sharing, enemy: Enemy): Rank {
  const others = sharing.enemies.filter((other) => other !== enemy);
  const before = others.filter((other) => comesBefore(sharing, other, enemy)).length;
  const after = others.filter((other) => comesBefore(sharing, enemy, other)).length;
  return { enemy, before, perhaps: others.length - after };
}

/** Whether an enemy is among the first so many, in every order that keeps to what is known, in none, or in some. */
function amongFirst({ before, perhaps }: Rank, count: number): 'yes' | 'no' | 'open' {
  if (before >= count) return 'no';
  return perhaps < count ? 'yes' : 'open';
}

/** The Host’s word comes first: those named before all others, in their order; then the weaker. */
export function comesBefore(sharing: Sharing, one: Enemy, other: Enemy): boolean {
  return byHostsWord(sharing, one, other) ?? isWeaker(one, other);
}

/** Whether the Host has one come before the other, or after; undefined where nothing is said of the two. */
export function byHostsWord({ order, shares }: Sharing, one: Enemy, other: Enemy): boolean | undefined {
  const place = ({ fighter }: Enemy): number => {
    const found = order.indexOf(fighter);
    return found < 0 ? order.length : found;
  };
  const [a, b] = [place(one), place(other)];
  if (a !== b) return a < b;
  const [mine, theirs] = [shares.get(one.fighter.name) ?? 0, shares.get(other.fighter.name) ?? 0];
  return mine === theirs ? undefined : mine > theirs;
}
