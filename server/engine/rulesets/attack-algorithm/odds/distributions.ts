/** How hits and damage of one roll are spread: of each side, and on each enemy. */
import { oncePer } from '../../../once.ts';
import type { Distribution } from '../../../odds.ts';
import { groupWords, type Cast } from '../cast.ts';
import type { SideCounts } from './counts.ts';
import { distributionOf, type Counted } from './figures.ts';

/** For each side its hits and its damage, then the same for each of its enemies. */
export function distributionsOf(cast: Cast, counts: readonly SideCounts[]): readonly Distribution[] {
  const figures = oncePer((counted: Counted) => distributionOf('', counted));
  return counts.flatMap(({ group, hits, damage, enemies }) => {
    const who = groupWords(cast, group);
    return [
      { ...figures(hits), of: `hits of ${who}` },
      { ...figures(damage), of: `damage of ${who}` },
      ...enemies.flatMap(({ fighter, ...on }) => [
        { ...figures(on.hits), of: `hits on ${fighter.called}`, on: fighter.name },
        { ...figures(on.damage), of: `damage to ${fighter.called}`, on: fighter.name },
      ]),
    ];
  });
}
