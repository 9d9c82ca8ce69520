/** Hits and damage of one roll as integer weights, for each side and each enemy. */
import type { Weights } from '../../../chance/index.ts';
import type { OutcomeId } from '../../../odds.ts';
import type { Fighter } from '../cast.ts';
import type { Exchange } from '../exchange.ts';
import type { SideAttack } from '../side-attack.ts';
import { spreader, type Share, type Spread } from '../spreading.ts';
import { damageOn, damageOfSide, type Hitting } from './damage.ts';
import { tallied, type Counted } from './figures.ts';
import { oneOf } from './outcomes.ts';
import { waysOf } from './ways.ts';

/** The counts of one side, and of each enemy that it attacks. */
export interface SideCounts {
  readonly group: string;
  readonly hits: Counted;
  readonly damage: Counted;
  readonly enemies: readonly EnemyCounts[];
}

export interface EnemyCounts {
  readonly fighter: Fighter;
  readonly hits: Counted;
  readonly damage: Counted;
}

/** `weights` are those of the sides’ hits; `pinsOf` returns the pinned dice of first hits, by enemy name. */
export function countsOf(
  exchange: Exchange,
  weights: readonly Weights[],
  pinsOf: (side: SideAttack) => ReadonlyMap<string, number>,
): readonly SideCounts[] {
  return exchange.sides.flatMap((side, index) => {
    const own = weights[index];
    if (own === undefined) return [];
    const share = spreader(side);
    const spreads = own.weights.map((_, hits) => share(hits));
    const ways = waysOf(exchange, index, weights);
    const hitting: Hitting = {
      ways,
      spreads,
      pins: pinsOf(side),
      ...(side.die === undefined ? {} : { die: side.die }),
    };
    return [
      {
        group: side.group,
        damage: damageOfSide(hitting),
        enemies: onEnemies(own, hitting, spreads),
        hits: { values: own.weights, open: new Map<OutcomeId, bigint>(), total: own.total },
      },
    ];
  });
}

/** Enemies with the same share at every number of hits share their counts. */
function onEnemies(own: Weights, hitting: Hitting, spreads: readonly Spread[]): readonly EnemyCounts[] {
  const known = new Map<string, Omit<EnemyCounts, 'fighter'>>();
  return (spreads[0]?.shares ?? []).map(({ enemy: { fighter } }, index) => {
    const shares = spreads.flatMap((each) => each.shares[index] ?? []);
    const pin = hitting.pins.get(fighter.name);
    const key = `${pin ?? ''}: ${shares.map(countIn).join(', ')}`;
    const counts = known.get(key) ?? { hits: hitsOn(own, shares), damage: damageOn(hitting, shares, pin) };
    known.set(key, counts);
    return { fighter, ...counts };
  });
}

function hitsOn({ weights, total }: Weights, shares: readonly Share[]): Counted {
  const values: bigint[] = [];
  const open = new Map<OutcomeId, bigint>();
  weights.forEach((weight, hits) => {
    const share = shares[hits];
    if (share === undefined) return;
    if (share.least === share.most) tallied(values, share.least, weight);
    else open.set(countIn(share), (open.get(countIn(share)) ?? 0n) + weight);
  });
  return { values, open, total };
}

function countIn({ least, most, values }: Share): OutcomeId {
  return oneOf(values, most - least === values.length - 1);
}
