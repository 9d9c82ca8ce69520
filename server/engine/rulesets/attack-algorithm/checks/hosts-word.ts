/** What checks need to know about hits whose sharing the text leaves to the Host. */
import { hitsOf } from '../../../chance/index.ts';
import { derive } from '../../../derive/index.ts';
import { list } from '../../../play/words.ts';
import type { Enemy } from '../enemies.ts';
import type { SideAttack } from '../side-attack.ts';
import { comesBefore, decidingOrder, mostFirst, spread, spreader, type Spread } from '../spreading.ts';

/** The numbers of hits to examine: up to the number of enemies that can be hit, as the order repeats beyond that. */
function hitsToShare(side: SideAttack): readonly number[] {
  const pinned = pinnedHits(side);
  if (pinned !== undefined) return [pinned];
  const most = Math.min(mostHits(side), side.reach, side.enemies.length);
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The hits of a side whose dice are all pinned; undefined otherwise. */
export function pinnedHits({ rolls }: SideAttack): number | undefined {
  if (rolls.some(({ hits, silent }) => hits.dice > 0 || silent)) return undefined;
  return rolls.reduce((sum, { hits }) => sum + hitsOf(hits, hits.held ?? []), 0);
}

/** The maximum number of hits of a side. */
export function mostHits({ rolls }: SideAttack): number {
  return rolls.reduce(
    (sum, { pool, hits }) => sum + (hits.counts === 'each' || hits.counts === 'each if all' ? pool.size : 1),
    0,
  );
}

/** Two enemies that neither the text nor the Host ranks. */
interface Unranked {
  readonly one: Enemy;
  readonly other: Enemy;
  /** Equal in defences and form. */
  readonly equal: boolean;
}

/**
 * Two enemies of which it is open who gets a hit, preferably two that differ in defence or form. Undefined where the
 * Host shares out the hits.
 */
export function unrankedIn(side: SideAttack): Unranked | undefined {
  return unranked(side).pair;
}

const unranked = derive(
  'attack-algorithm/unranked enemies',
  (side: SideAttack): { readonly pair: Unranked | undefined } => ({
    pair: side.shares.size > 0 ? undefined : findUnranked(side),
  }),
);

function findUnranked(side: SideAttack): Unranked | undefined {
  let equal: Unranked | undefined;
  const alike = side.enemies.every(
    ({ defence, form }) => defence === side.enemies[0]?.defence && form === side.enemies[0].form,
  );
  const spreading = spreader(side);
  for (const hits of hitsToShare(side)) {
    const pair = openPair(side, spreading(hits));
    if (pair?.equal === false) return pair;
    equal ??= pair;
    if (alike && equal !== undefined) break;
  }
  return equal;
}

function openPair(side: SideAttack, { shares }: Spread): Unranked | undefined {
  const open = shares.filter(({ least, most }) => least < most).map(({ enemy }) => enemy);
  let equal: Unranked | undefined;
  for (const [index, one] of open.entries()) {
    const other = open
      .slice(0, index)
      .find(
        (each) =>
          !comesBefore(side, each, one) &&
          !comesBefore(side, one, each) &&
          (equal === undefined || !isEqual(each, one)),
      );
    if (other === undefined) continue;
    const pair = { one: other, other: one, equal: isEqual(one, other) };
    if (!pair.equal) return pair;
    equal = pair;
  }
  return equal;
}

function isEqual(one: Enemy, other: Enemy): boolean {
  return one.defence === other.defence && one.form === other.form;
}

/** Enemies sorted weaker first; equal sums of defence and form stay in order. */
export function weakerFirst(enemies: readonly Enemy[]): readonly Enemy[] {
  return [...enemies].sort((one, other) => one.defence + one.form - other.defence - other.form);
}

/** `hits fall first on Cur and Brok.` */
export function firstOn(enemies: readonly Enemy[]): string {
  return `hits fall first on ${list(enemies.map(({ fighter }) => fighter.called))}.`;
}

/**
 * An even sharing of this number of hits, as a sentence: `hits fall 2 on Cur, 1 on Brok`. Undefined where some of it is
 * open, or there are no hits.
 */
export function evenShares(side: SideAttack, hits: number): string | undefined {
  const { shares, open } = spread(side, hits);
  const hit = mostFirst(shares).filter(({ least }) => least > 0);
  return open > 0 || hit.length === 0
    ? undefined
    : `hits fall ${hit.map(({ enemy, least }) => `${least} on ${enemy.fighter.called}`).join(', ')}`;
}

/**
 * The order that decides who all of a side’s hits fall on, with one enemy as early as possible: `hits fall first on Cur
 * and Brok.`
 */
export function decidingFirst(side: SideAttack, enemy: Enemy): string {
  return firstOn(decidingOrder(side, hitsToShare(side), enemy));
}
