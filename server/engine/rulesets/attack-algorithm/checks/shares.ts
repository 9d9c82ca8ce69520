/** The Host’s own sharing of a round’s hits, as it is written. */
import { addUp, hitWeights } from '../../../chance/index.ts';
import type { Fix } from '../../../finding.ts';
import { isNamed } from '../cast.ts';
import { factsOf, type Shares } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import type { SideAttack } from '../side-attack.ts';
import { write } from '../../../checking/mending.ts';

/**
 * The sentence that shares out a side’s hits alone; undefined where it also speaks of those whom nobody of that side
 * attacks.
 */
export function sharesFact(context: RoundContext, side: SideAttack): Shares | undefined {
  return sharesFacts(context, side)[0];
}

function sharesFacts({ cast, round }: RoundContext, { enemies }: SideAttack): readonly Shares[] {
  return factsOf(round.facts, 'shares').filter(({ shares }) =>
    shares.every(({ who }) => enemies.some(({ fighter }) => isNamed(cast, [who], fighter))),
  );
}

/** How many hits are shared out. */
export function writtenSum({ shares }: SideAttack): number {
  return [...shares.values()].reduce((sum, count) => sum + count, 0);
}

/** Whether all shares are numbers of hits; those that aren’t are found elsewhere. */
export function isWhole({ shares }: SideAttack): boolean {
  return [...shares.values()].every((count) => Number.isInteger(count) && count >= 0);
}

/** Whether some roll of the dice that aren’t pinned comes to so many hits. */
export function canComeTo({ rolls }: SideAttack, hits: number): boolean {
  return (addUp(rolls.map((roll) => hitWeights(roll.hits))).weights[hits] ?? 0n) > 0n;
}

/** Writes other shares in place of these; none where several sentences share out the hits of a side. */
export function mendedShares(context: RoundContext, side: SideAttack, fact: Shares, even: string): readonly Fix[] {
  return sharesFacts(context, side).length > 1 ? [] : [write(even, fact.source)];
}
