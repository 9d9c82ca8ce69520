/** The Host’s own sharing of a round’s hits, as it is written. */
import { isNamed } from '../cast.ts';
import { factsOf, type Shares } from '../facts.ts';
import type { Moment } from '../moment.ts';
import type { SideAttack } from '../side-attack.ts';

/** The sentence that shares out a side’s hits alone; undefined where it also speaks of those whom nobody of that side attacks. */
export function sharesFact({ cast, round }: Moment, { enemies }: SideAttack): Shares | undefined {
  return factsOf(round.facts, 'shares').find(({ shares }) => (
    shares.every(({ who }) => enemies.some(({ fighter }) => isNamed(cast, [who], fighter)))));
}

/** How many hits are shared out. */
export function writtenSum({ shares }: SideAttack): number {
  return [...shares.values()].reduce((sum, count) => sum + count, 0);
}
