/** Converts a track to a row of pips. */
import type { TrackView } from '../../../server/protocol/index.ts';

/**
 * `lost` and `gained` are points that this step has taken or given, `eased` and `burdened` those of a burden, and
 * `staked` those that it puts at stake.
 */
export type Pip = 'full' | 'gained' | 'lost' | 'burdened' | 'eased' | 'staked' | 'empty';

const mostPips = 12;

/** One pip per point, including those missing to the base; empty for more than twelve, and for fractional tracks. */
export function pipsOf({ now, was = now, base = 0, staked = 0, isBurden }: TrackView): readonly Pip[] {
  const count = Math.max(now, base, was);
  if (!Number.isInteger(count) || count < 1 || count > mostPips) return [];
  return Array.from({ length: count }, (_, point) =>
    point < now && point >= now - staked ? 'staked' : pipAt(point, now, was, isBurden === true),
  );
}

function pipAt(point: number, now: number, was: number, isBurden: boolean): Pip {
  if (point < now) return point < was ? 'full' : isBurden ? 'burdened' : 'gained';
  return point < was ? (isBurden ? 'eased' : 'lost') : 'empty';
}
