/** How hits and damage of one roll are spread: of each side, and on each enemy. */
import type { Weights } from '../../../chance/index.ts';
import type { Distribution } from '../../../odds.ts';
import { groupWords } from '../cast.ts';
import { damagePins } from '../damage-pins.ts';
import type { Exchange } from '../exchange.ts';
import type { Moment } from '../moment.ts';
import { spreader, type Share, type Spread } from '../spreading.ts';
import { damageOn, damageOfSide, type Hitting } from './damage.ts';
import { distributionOf, tallied, type Counted } from './figures.ts';
import { waysOf } from './ways.ts';

/** For each side its hits and its damage, then the same for each of its enemies. `weights` are those of the sides’ hits. */
export function distributionsOf(moment: Moment, exchange: Exchange, weights: readonly Weights[]): readonly Distribution[] {
  return exchange.sides.flatMap((side, index) => {
    const own = weights[index];
    if (own === undefined) return [];
    const share = spreader(side);
    const spreads = own.weights.map((_, hits) => share(hits));
    const ways = waysOf(exchange, index, weights);
    const hitting: Hitting = { ways, spreads, pins: damagePins(moment, side), ...(side.die === undefined ? {} : { die: side.die }) };
    const who = groupWords(moment.cast, side.group);
    return [
      distributionOf(`hits of ${who}`, { values: own.weights, open: new Map(), total: own.total }),
      distributionOf(`damage of ${who}`, damageOfSide(hitting)),
      ...onEnemies(own, hitting, spreads),
    ];
  });
}

/** Enemies who get the same hits at any number of them have the same figures. */
function onEnemies(own: Weights, hitting: Hitting, spreads: readonly Spread[]): readonly Distribution[] {
  const known = new Map<string, { readonly hits: Distribution; readonly damage: Distribution }>();
  return (spreads[0]?.shares ?? []).flatMap(({ enemy: { fighter } }, index) => {
    const shares = spreads.flatMap((each) => each.shares[index] ?? []);
    const pin = hitting.pins.get(fighter.name);
    const key = `${pin ?? ''}: ${shares.map(shareLabel).join(', ')}`;
    const figures = known.get(key) ?? { hits: distributionOf('', hitsOn(own, shares)), damage: distributionOf('', damageOn(hitting, shares, pin)) };
    known.set(key, figures);
    return [
      { ...figures.hits, of: `hits on ${fighter.called}`, on: fighter.name },
      { ...figures.damage, of: `damage to ${fighter.called}`, on: fighter.name },
    ];
  });
}

function hitsOn({ weights, total }: Weights, shares: readonly Share[]): Counted {
  const values: bigint[] = [];
  const open = new Map<string, bigint>();
  weights.forEach((weight, hits) => {
    const share = shares[hits];
    if (share === undefined) return;
    if (share.least === share.most) tallied(values, share.least, weight);
    else open.set(shareLabel(share), (open.get(shareLabel(share)) ?? 0n) + weight);
  });
  return { values, open, total };
}

/** `2`, `1 or 2`, `0 to 2`, `0, 2 or 3`. */
function shareLabel({ least, most, values }: Share): string {
  if (values.length > 2 && most - least === values.length - 1) return `${least} to ${most}`;
  return values.map((value, index) => `${index === 0 ? '' : index === values.length - 1 ? ' or ' : ', '}${value}`).join('');
}
