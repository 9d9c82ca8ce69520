/** Those who can’t act: the bodies of one sentence for whom it has the same reason are told of together. */
import { sameSource, type IdleOdds } from '../engine/index.ts';
import { namesWords } from './contest-title.ts';

/** Several of them, by what they are called: `Ash, Bree and 16 more`. */
export interface IdleGroup extends Pick<IdleOdds, 'why' | 'source'> {
  readonly who: string;
  readonly count: number;
}

/** So many of them are named. */
const mostNames = 4;

/** In the order of the first of each. */
export function idleGroups(idle: readonly IdleOdds[], call: (who: string) => string): readonly IdleGroup[] {
  const groups: IdleOdds[][] = [];
  for (const each of idle) {
    const group = groups.find(
      ([first]) => first !== undefined && first.why === each.why && sameSource(first.source, each.source),
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
    })),
  );
}
