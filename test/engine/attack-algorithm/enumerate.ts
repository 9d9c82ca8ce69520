/**
 * Plain enumeration of an exchange: every roll of every pool, every order of enemies that the text allows, every face
 * of every damage die.
 */
import Fraction from 'fraction.js';
import { everyRoll, hitsOf } from '../../../server/engine/chance/index.ts';
import { groupWords, type Cast } from '../../../server/engine/rulesets/attack-algorithm/cast.ts';
import type { Enemy } from '../../../server/engine/rulesets/attack-algorithm/enemies.ts';
import {
  resolveExchange,
  type Exchange,
  type SideOutcome,
} from '../../../server/engine/rulesets/attack-algorithm/exchange.ts';
import { exchangeOutcome, exchangeOutcomes } from '../../../server/engine/rulesets/attack-algorithm/odds/outcomes.ts';
import { wordsOf } from '../../../server/engine/index.ts';
import type { SideAttack } from '../../../server/engine/rulesets/attack-algorithm/side-attack.ts';

/** The chance of each value, by subject. */
export type Counted = ReadonlyMap<string, ReadonlyMap<string, Fraction>>;

/** `pins` are the dice of first hits that are pinned, by enemy. */
export interface Case {
  readonly cast: Cast;
  readonly exchange: Exchange;
  readonly pins: ReadonlyMap<string, number>;
}

/** The outcomes of the exchange, and all its counts. */
export function enumerated({ cast, exchange, pins }: Case): {
  readonly outcomes: ReadonlyMap<string, Fraction>;
  readonly counted: Counted;
} {
  const outcomes = new Map<string, Fraction>();
  const counted = new Map<string, Map<string, Fraction>>();
  const count = (of: string, value: string, chance: Fraction): void => {
    const values = counted.get(of) ?? new Map<string, Fraction>();
    counted.set(of, values);
    add(values, value, chance);
  };
  for (const { hits, chance } of everyHits(exchange.sides)) {
    const outcome = resolveExchange(exchange, hits);
    add(outcomes, wordsOf(exchangeOutcomes(cast), exchangeOutcome(exchange, outcome)), chance);
    for (const side of outcome.sides) {
      for (const [of, values] of comesTo(cast, side, pins))
        for (const value of values) count(of, value, chance.div(values.length));
    }
  }
  return { outcomes, counted };
}

/** Hits and damage of a side, and on each enemy: lists of equally likely values. */
function comesTo(
  cast: Cast,
  outcome: SideOutcome,
  pins: Case['pins'],
): readonly (readonly [string, readonly string[]])[] {
  const { side, hits } = outcome;
  const sharings = everySharing(side, hits);
  const who = groupWords(cast, side.group);
  return [
    [`hits of ${who}`, [`${hits}`]],
    [`damage of ${who}`, agreed(sharings.map((sharing) => totals(outcome, sharing, pins)))],
    ...side.enemies.flatMap((enemy): readonly (readonly [string, readonly string[]])[] => [
      [`hits on ${enemy.fighter.called}`, [valuesOf(sharings.map((sharing) => sharing.get(enemy) ?? 0))]],
      [
        `damage to ${enemy.fighter.called}`,
        agreed(sharings.map((sharing) => totals(outcome, only(sharing, enemy), pins))),
      ],
    ]),
  ];
}

/** Every number of hits of each side, with its share of all rolls. */
function everyHits(
  sides: readonly SideAttack[],
): readonly { readonly hits: readonly number[]; readonly chance: Fraction }[] {
  return sides.reduce<readonly { readonly hits: readonly number[]; readonly chance: Fraction }[]>(
    (before, side) =>
      before.flatMap(({ hits, chance }) =>
        [...hitShares(side)].map(([own, share]) => ({ hits: [...hits, own], chance: chance.mul(share) })),
      ),
    [{ hits: [], chance: new Fraction(1) }],
  );
}

function hitShares({ rolls }: SideAttack): ReadonlyMap<number, Fraction> {
  const pools = rolls.map(({ hits }) => hits);
  const counts = new Map<number, number>();
  let all = 0;
  for (const roll of everyRoll(pools)) {
    const hits = pools.reduce((sum, pool, index) => sum + hitsOf(pool, roll[index]!), 0);
    counts.set(hits, (counts.get(hits) ?? 0) + 1);
    all += 1;
  }
  return new Map([...counts].map(([hits, count]) => [hits, new Fraction(count, all)]));
}

/** The number of hits on each enemy. */
type Sharing = ReadonlyMap<Enemy, number>;

/** Every way to share out the hits that the text and the Host allow (aa-037 to aa-040, aa-q11 to aa-q14). */
export function everySharing(side: SideAttack, hits: number): readonly Sharing[] {
  const struck = Math.min(hits, side.reach, side.enemies.length);
  if (struck === 0) return [new Map()];
  const written = [...side.shares.values()].filter((share) => share > 0);
  const even = Math.max(...written) - Math.min(...written) <= 1;
  if (written.length === struck && even && written.reduce((sum, share) => sum + share, 0) === hits) {
    return [new Map(side.enemies.map((enemy) => [enemy, side.shares.get(enemy.fighter.name) ?? 0]))];
  }
  return everyOrder(side.enemies)
    .filter((order) => keepsTo(side, order))
    .map(
      (order) =>
        new Map(
          order.map((enemy, place) => [
            enemy,
            place >= struck ? 0 : Math.floor(hits / struck) + (place < hits % struck ? 1 : 0),
          ]),
        ),
    );
}

function keepsTo(side: SideAttack, order: readonly Enemy[]): boolean {
  return order.every((later, index) => order.slice(0, index).every((earlier) => !isSurelyBefore(side, later, earlier)));
}

/**
 * Orders by the Host’s word, then the Host’s written shares, then who is weaker in one respect and stronger in none.
 */
function isSurelyBefore({ order, shares }: SideAttack, one: Enemy, other: Enemy): boolean {
  const [here, there] = [one, other].map(({ fighter }) =>
    order.includes(fighter) ? order.indexOf(fighter) : Infinity,
  );
  if (here !== there) return here! < there!;
  const [mine, theirs] = [one, other].map(({ fighter }) => shares.get(fighter.name) ?? 0);
  if (mine !== theirs) return mine! > theirs!;
  const [defence, form] = [other.defence - one.defence, other.form - one.form];
  return defence >= 0 && form >= 0 && defence + form > 0;
}

function everyOrder<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) =>
    everyOrder(things.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

function only(sharing: Sharing, enemy: Enemy): Sharing {
  return new Map([[enemy, sharing.get(enemy) ?? 0]]);
}

const leftOpen = 'left open';

/** The damage of every roll of the damage dice, each as likely as the others. */
function totals(
  { side: { die }, damage }: SideOutcome,
  sharing: Sharing,
  pins: ReadonlyMap<string, number>,
): readonly string[] {
  const struck = [...sharing].filter(([, hits]) => hits > 0);
  if (struck.length === 0) return ['0'];
  if (damage === 'open' || (damage === 'full' && die === undefined)) return [leftOpen];
  if (damage === 'minimum') return [`${struck.reduce((sum, [, hits]) => sum + hits, 0)}`];
  const facesOf = ({ fighter }: Enemy): readonly number[] => {
    const pin = pins.get(fighter.name);
    return pin === undefined ? Array.from({ length: die! }, (_, face) => face + 1) : [pin];
  };
  return struck
    .reduce<readonly number[]>(
      (sums, [enemy, hits]) => sums.flatMap((sum) => facesOf(enemy).map((face) => sum + face + hits - 1)),
      [0],
    )
    .toSorted((a, b) => a - b)
    .map(String);
}

/** The result if it is the same for every order; otherwise it is left open. */
function agreed(ways: readonly (readonly string[])[]): readonly string[] {
  return new Set(ways.map((way) => way.join('; '))).size > 1 ? [leftOpen] : ways[0]!;
}

/** Every possible number of hits: `2`, `0 or 2`, `0 to 2`, `0, 2 or 3`. */
function valuesOf(counts: readonly number[]): string {
  const values = [...new Set(counts)].sort((a, b) => a - b);
  const [least, most] = [values[0]!, values.at(-1)!];
  if (values.length > 2 && values.every((value, index) => value === least + index)) return `${least} to ${most}`;
  return values.length === 1 ? `${least}` : `${values.slice(0, -1).join(', ')} or ${most}`;
}

function add(values: Map<string, Fraction>, value: string, chance: Fraction): void {
  values.set(value, (values.get(value) ?? new Fraction(0)).add(chance));
}
