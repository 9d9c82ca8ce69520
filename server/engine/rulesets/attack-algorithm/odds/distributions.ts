/** Distributions of hits and damage of one roll, for each side and each enemy. */
import { derive } from '../../../derive/index.ts';
import type { Distribution, DistributionSubject, NumberOdds } from '../../../odds.ts';
import type { Costing } from '../../../play/overall/costs.ts';
import { groupWords, type Cast, type Fighter } from '../cast.ts';
import { conditionOf, type Fight } from '../fight.ts';
import type { SideCounts } from './counts.ts';
import { numbersOf } from './figures.ts';

/**
 * For each side its hits and its damage, then the same for each of its enemies; `given` are those with pins, where
 * there are any.
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
      pinned: plainly(its ?? { values: new Map() }),
    };
  });
}

function plainly({ values, mean }: NumberOdds): NumberOdds {
  return { values, ...(mean === undefined ? {} : { mean }) };
}

function listed(cast: Cast, counts: readonly SideCounts[]): readonly Distribution[] {
  const figures = derive('attack-algorithm/distributions', numbersOf);
  return counts.flatMap(({ group, hits, damage, enemies }): readonly Distribution[] => {
    const who = groupWords(cast, group);
    const only = enemies.length === 1 ? { repeats: true as const } : {};
    return [
      { ...figures(hits), ...subjectOf('hits', who) },
      { ...figures(damage), ...subjectOf('damage', who) },
      ...enemies.flatMap(({ fighter, ...on }): readonly Distribution[] => [
        { ...figures(on.hits), of: `hits on ${fighter.called}`, counts: 'hits', on: fighter.name, ...only },
        {
          ...figures(on.damage),
          ...damageOn(fighter),
          on: fighter.name,
          ...only,
        },
      ]),
    ];
  });
}

/** For a whole side. */
function subjectOf(counts: 'hits' | 'damage', whose: string): DistributionSubject {
  return { of: `${counts} of ${whose}`, counts, whose };
}

function damageOn({ called }: Pick<Fighter, 'called'>): DistributionSubject {
  return { of: `damage to ${called}`, counts: 'damage', befalls: ['takes', 'damage'] };
}

/** The damage of a whole round. */
export function damageIn({ fighters }: Cast): Costing<Fight> {
  return {
    between: (before, after) =>
      new Map([...after.fighters].map(([name, { damage }]) => [name, damage - conditionOf(before, name).damage])),
    subjectOf: (who) => damageOn(fighters.get(who) ?? { called: who }),
  };
}
