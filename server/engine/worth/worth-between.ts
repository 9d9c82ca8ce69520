/** The difference between two figures, with its uncertainty. */
import Fraction from 'fraction.js';
import { pairedMove } from '../forward/index.ts';
import type { ActionOdds, Figure } from '../odds.ts';
import { isExact, share } from '../words/percent.ts';
import { sameSource } from '../source.ts';
import type { PoolChange } from './what-if.ts';
import type { Worth } from './worth.ts';

/** The default description of a difference between two bounds. */
const byBounds = 'from bound to bound';

/** Undefined if one of the two is unknown. */
export function movedBetween<C extends PoolChange>(
  change: C,
  now: Figure | undefined,
  changed: Figure | undefined,
  boundsMethod: string | undefined,
): Worth<C> | undefined {
  if (now === undefined || changed === undefined) return undefined;
  const [more, less] = 'add' in change ? [changed, now] : [now, changed];
  const move = pairedMove(less, more);
  return {
    change,
    changed,
    ...worthBetween(more, less, boundsMethod),
    // If all plays have the same difference, there is no variance from which to estimate the error.
    ...(move === undefined || move.within < leastSpread ? {} : { within: move.within * 100 }),
  };
}

/** Anything smaller is rounding error. */
const leastSpread = 1e-8;

/** The difference of two figures, as part of a worth. */
export function worthBetween(
  more: Figure,
  less: Figure,
  boundsMethod = byBounds,
): Pick<Worth, 'points' | 'reckoned' | 'printed'> {
  const isBetweenBounds = [more, less].some((figure) => figure.bound !== undefined && !isExact(figure));
  return {
    points: more.chance.sub(less.chance).mul(100),
    ...(isBetweenBounds ? { reckoned: boundsMethod } : {}),
    ...(more.printed === undefined || less.printed === undefined
      ? {}
      : { printed: { points: more.printed.percent - less.printed.percent, from: more.printed.from } }),
  };
}

/** Applies a worth computed over some plays to a chance that is known more precisely, combining both uncertainties. */
export function movedFrom<W extends Worth>(shown: Figure, worth: W): W {
  const { points, change, changed, within = 0 } = worth;
  const moved = shown.chance.add(points.div('add' in change ? 100 : -100));
  const chance = moved.compare(0) < 0 ? new Fraction(0) : moved.compare(1) > 0 ? new Fraction(1) : moved;
  const middle = share({ chance });
  const { low = middle, high = middle } = shown.sample ?? {};
  const half = Math.hypot((high - low) / 2, within / 100);
  const sample = {
    plays: changed.sample?.plays ?? 1,
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
  };
  return { ...worth, changed: { ...changed, chance, sample } };
}

/** Whether two are worth the same, including the printed difference. */
export function isWorthTheSame(
  one: Pick<Worth, 'points' | 'printed'>,
  other: Pick<Worth, 'points' | 'printed'>,
): boolean {
  return one.points.equals(other.points) && one.printed?.points === other.printed?.points;
}

/** One of an action’s several parts: what it needs now, and what it needs after an addition. */
export interface PartChange {
  readonly words: string;
  readonly before: string;
  readonly after: string;
}

/** Undefined if no part changes, or more than one. */
export function partChanged({ parts = [] }: ActionOdds, changed: ActionOdds | undefined): PartChange | undefined {
  const [only, ...more] = parts.flatMap(({ id, words, measure, source }) => {
    const after = changed?.parts?.find((part) => part.id === id && sameSource(part.source, source))?.measure;
    return after === undefined || after === measure ? [] : [{ words, before: measure, after }];
  });
  return more.length === 0 ? only : undefined;
}
