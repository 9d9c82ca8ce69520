/** Shares out the hits of a side among the enemies ("The roll, single-sided"). */
import { isWeaker, type Enemy } from './enemies.ts';
import { derive } from '../../derive/index.ts';
import type { Fighter } from './cast.ts';

/** The inputs of sharing. */
export interface Sharing {
  readonly enemies: readonly Enemy[];
  readonly reach: number;
  readonly order: readonly Fighter[];
  readonly shares: ReadonlyMap<string, number>;
}

/**
 * The number of hits on an enemy. Where the text doesn’t say who gets leftover hits, it may be any of `values`, in
 * ascending order, from `least` to `most`.
 */
export interface Share {
  readonly enemy: Enemy;
  readonly least: number;
  readonly most: number;
  readonly values: readonly number[];
}

/** All enemies in declaration order; `open` is the number of hits whose target the Host has yet to name. */
export interface Spread {
  readonly shares: readonly Share[];
  readonly open: number;
  /** The number of enemies that are hit. */
  readonly enemiesHit: number;
}

/** Sorted by certain hits, most first; ties stay in declaration order. */
export function mostFirst(shares: readonly Share[]): readonly Share[] {
  return shares.toSorted((a, b) => b.least - a.least);
}

/**
 * Shares hits as evenly as possible, on no more enemies than there are attackers. Who is hit, and who gets one more, is
 * decided by the Host’s word, then by weaker defences and form; beyond that the text is silent (aa-q11 to aa-q13).
 */
export function spread(sharing: Sharing, hits: number): Spread {
  return spreaderOf(sharing)(hits);
}

const spreaderOf = derive('attack-algorithm/spreaders', spreader);

/** Like `spread`, for repeated calls with different numbers of hits: enemies are ranked only once. */
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

/**
 * The possible shares of an enemy, by its possible places in the order: `each` hits for the first `enemiesHit` enemies,
 * and one more for the first `more` of them.
 */
function shareOf(
  { enemy, before, perhaps }: Rank,
  { each, enemiesHit, more }: { readonly each: number; readonly enemiesHit: number; readonly more: number },
): Share {
  const values = [
    ...(perhaps >= enemiesHit ? [0] : []),
    ...(Math.max(before, more) <= Math.min(perhaps, enemiesHit - 1) ? [each] : []),
    ...(before < more ? [each + 1] : []),
  ];
  return { enemy, values, least: Math.min(...values), most: Math.max(...values) };
}

/**
 * Whether the Host’s own shares add up to the hits, cover the right number of enemies, and are as even as the text
 * asks. Fractional or negative counts never fit.
 */
export function fits({ shares }: Sharing, hits: number, enemiesHit: number): boolean {
  const counts = [...shares.values()].filter((count) => count !== 0);
  if (
    counts.some((count) => !Number.isInteger(count) || count < 0) ||
    counts.length !== enemiesHit ||
    counts.reduce((sum, count) => sum + count, 0) !== hits
  )
    return false;
  return Math.max(...counts) - Math.min(...counts) <= 1;
}

function written({ enemies, shares }: Sharing, enemiesHit: number): Spread {
  return {
    shares: enemies.map((enemy) => {
      const count = shares.get(enemy.fighter.name) ?? 0;
      return { enemy, values: [count], least: count, most: count };
    }),
    open: 0,
    enemiesHit,
  };
}

/**
 * The number of other enemies that certainly come before this one, and the number that may: any place between the two
 * is possible.
 */
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

/**
 * The enemies that the Host would have to name first so that none of the hits is left open: as few as possible, in an
 * order consistent with the known ranking, with `first` as early as that allows. Empty where nothing is open.
 */
export function decidingOrder(sharing: Sharing, hits: readonly number[], first?: Enemy): readonly Enemy[] {
  const order = knownOrder(sharing, first);
  const cuts = hits.flatMap((each) => cutsOf(sharing, each));
  const isOpen = (one: Enemy, place: number): boolean =>
    order.some(
      (other, behind) => cuts.some((cut) => place < cut && cut <= behind) && !comesBefore(sharing, one, other),
    );
  return order.slice(0, order.findLastIndex(isOpen) + 1);
}

/** The positions at which the order matters: after the last enemy hit, and after the last that gets one more. */
function cutsOf(sharing: Sharing, hits: number): readonly number[] {
  const enemiesHit = Math.min(hits, sharing.reach, sharing.enemies.length);
  return enemiesHit === 0 || fits(sharing, hits, enemiesHit) ? [] : [enemiesHit, hits % enemiesHit];
}

/** All enemies in an order consistent with the known ranking; `first` as early as possible. */
function knownOrder(sharing: Sharing, first: Enemy | undefined): readonly Enemy[] {
  const order = sharing.enemies
    .map((enemy) => rankOf(sharing, enemy))
    .sort((one, other) => one.before - other.before)
    .map(({ enemy }) => enemy);
  if (first === undefined) return order;
  const earlier = order.filter((enemy) => comesBefore(sharing, enemy, first));
  return [...earlier, first, ...order.filter((enemy) => enemy !== first && !earlier.includes(enemy))];
}

/** The Host’s word comes first: those named before all others, in their order; then the weaker. */
export function comesBefore(sharing: Sharing, one: Enemy, other: Enemy): boolean {
  return byHostsWord(sharing, one, other) ?? isWeaker(one, other);
}

/** Whether the Host’s word puts `one` before `other`; undefined where it doesn’t rank the two. */
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
