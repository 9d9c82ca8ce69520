/** Groups people who can’t act: bodies of one sentence with the same reason are shown together. */
import { sameSource, share, type Figure, type IdleOdds } from '../../engine/index.ts';
import { namesWords } from '../odds/contest-title.ts';
import { percent, percentInWords, percentWithin, spanOf } from '../figures.ts';

/** Several people by name: `Ash, Bree and 16 more`. */
export interface IdleGroup extends Pick<IdleOdds, 'why' | 'source'> {
  readonly who: string;
  readonly count: number;
  /** The share of courses in which each can’t act; empty if they can’t act in any. */
  readonly chances: readonly Figure[];
}

/** Maximum number of names listed. */
const mostNames = 4;

/** In the order of each group’s first member. */
export function idleGroups(idle: readonly IdleOdds[], call: (who: string) => string): readonly IdleGroup[] {
  const groups: IdleOdds[][] = [];
  for (const each of idle) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        first.why === each.why &&
        // Those who can’t act in any course are kept apart from those who can in some.
        (first.chance === undefined) === (each.chance === undefined) &&
        sameSource(first.source, each.source),
    );
    if (group === undefined) groups.push([each]);
    else group.push(each);
  }
  return groups.flatMap((group) =>
    group.slice(0, 1).map(({ why, source }) => ({
      who: namesWords(
        group.map(({ who }) => call(who)),
        mostNames,
      ),
      count: group.length,
      why,
      source,
      chances: group.flatMap(({ chance }) => (chance === undefined ? [] : [chance])),
    })),
  );
}

/** `can’t act`, or `can’t act in about 34% (30 to 39%)` if that holds only in some courses. */
export function cannotWords({ chances }: Pick<IdleGroup, 'chances'>): string {
  const [only, ...others] = chances;
  if (only === undefined) return 'can’t act';
  return `can’t act in ${others.length === 0 ? percentWithin(only) : spanOf(chances, percentInWords)}`;
}

/** Below this share of courses, the inlay hint doesn’t say that somebody can’t act; the hover does. */
const leastShare = 0.05;

/** `out of the fight`, or `maybe out of the fight, 34%` if that holds only in some courses. */
export function idleHint({ why, chances }: Pick<IdleGroup, 'why' | 'chances'>): readonly string[] {
  if (chances.length === 0) return [why];
  return chances.every((chance) => share(chance) < leastShare)
    ? []
    : [`maybe ${why}, ${spanOf(chances, (chance) => percent(chance, 0))}`];
}
