/** How hits and damage of one roll are spread: of each side, and on each enemy. */
import { derive } from '../../../derive/index.ts';
import type { Distribution, NumberOdds } from '../../../odds.ts';
import type { Costing } from '../../../play/costs.ts';
import { groupWords, type Cast, type Fighter } from '../cast.ts';
import { conditionOf, type Fight } from '../fight.ts';
import type { SideCounts } from './counts.ts';
import { distributionOf, type Counted } from './figures.ts';

/**
 * For each side its hits and its damage, then the same for each of its enemies; `given` are those given the pins, where
 * there are some.
 */
export function distributionsOf(
  cast: Cast,
  counts: readonly SideCounts[],
  given?: readonly SideCounts[],
): readonly Distribution[] {
  const plain = listed(cast, counts);
  if (given === undefined) return plain;
  const pinned = listed(cast, given);
  return plain.map((each, index) => {
    const its = pinned[index];
    const outcomes = new Map([...(each.outcomes ?? []), ...(its?.outcomes ?? [])]);
    return {
      ...each,
      ...(outcomes.size === 0 ? {} : { outcomes }),
      pinned: numbersOf(its ?? { values: new Map() }),
    };
  });
}

function numbersOf({ values, mean }: NumberOdds): NumberOdds {
  return { values, ...(mean === undefined ? {} : { mean }) };
}

function listed(cast: Cast, counts: readonly SideCounts[]): readonly Distribution[] {
  const figures = derive('attack-algorithm/distributions', (counted: Counted) => distributionOf('', counted));
  return counts.flatMap(({ group, hits, damage, enemies }): readonly Distribution[] => {
    const who = groupWords(cast, group);
    const only = enemies.length === 1 ? { repeats: true as const } : {};
    return [
      { ...figures(hits), of: `hits of ${who}` },
      { ...figures(damage), of: `damage of ${who}` },
      ...enemies.flatMap(({ fighter, ...on }): readonly Distribution[] => [
        { ...figures(on.hits), of: `hits on ${fighter.called}`, on: fighter.name, ...only },
        {
          ...figures(on.damage),
          ...damageWords(fighter),
          on: fighter.name,
          ...only,
        },
      ]),
    ];
  });
}

function damageWords({ called }: Pick<Fighter, 'called'>): Pick<Distribution, 'of' | 'befalls'> {
  return { of: `damage to ${called}`, befalls: ['takes', 'damage'] };
}

/** The damage that a whole round does. */
export function damageIn({ fighters }: Cast): Costing<Fight> {
  return {
    between: (before, after) =>
      new Map([...after.fighters].map(([name, { damage }]) => [name, damage - conditionOf(before, name).damage])),
    words: (who) => damageWords(fighters.get(who) ?? { called: who }),
  };
}
