/** How far a chance moves from one figure to another, and what moves with it. */
import type { ActionOdds, Figure } from './odds.ts';
import { isExact } from './percent.ts';
import { sameSource } from './source.ts';
import type { PoolChange } from './what-if.ts';
import type { Worth } from './worth.ts';

/** What is said of the difference of two bounds in a game that says nothing else. */
const plainlyReckoned = 'from bound to bound';

/** Undefined where one of the two isn’t known. */
export function movedBetween<C extends PoolChange>(
  change: C,
  now: Figure | undefined,
  changed: Figure | undefined,
  boundsReckoned: string | undefined,
): Worth<C> | undefined {
  if (now === undefined || changed === undefined) return undefined;
  const [more, less] = 'add' in change ? [changed, now] : [now, changed];
  return { change, changed, ...worthBetween(more, less, boundsReckoned) };
}

/** The difference of two figures as the worth of something has it. */
export function worthBetween(
  more: Figure,
  less: Figure,
  boundsReckoned = plainlyReckoned,
): Pick<Worth, 'points' | 'reckoned' | 'printed'> {
  const isBetweenBounds = [more, less].some((figure) => figure.bound !== undefined && !isExact(figure));
  return {
    points: more.chance.sub(less.chance).mul(100),
    ...(isBetweenBounds ? { reckoned: boundsReckoned } : {}),
    ...(more.printed === undefined || less.printed === undefined
      ? {}
      : { printed: { points: more.printed.percent - less.printed.percent, from: more.printed.from } }),
  };
}

/** Whether two are worth the same, in what is printed too. */
export function isWorthTheSame(
  one: Pick<Worth, 'points' | 'printed'>,
  other: Pick<Worth, 'points' | 'printed'>,
): boolean {
  return one.points.equals(other.points) && one.printed?.points === other.printed?.points;
}

/** One of several things that are attempted in an action: what it needs, and what it needs with something added. */
export interface PartChange {
  readonly words: string;
  readonly before: string;
  readonly after: string;
}

/** Undefined where nothing needs anything else, or several things do. */
export function partChanged({ parts = [] }: ActionOdds, changed: ActionOdds | undefined): PartChange | undefined {
  const [only, ...more] = parts.flatMap(({ words, measure, source }) => {
    const after = changed?.parts?.find((part) => part.words === words && sameSource(part.source, source))?.measure;
    return after === undefined || after === measure ? [] : [{ words, before: measure, after }];
  });
  return more.length === 0 ? only : undefined;
}
