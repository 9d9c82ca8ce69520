/** A track as a row of pips. */
import type { TrackView } from '../../../server/protocol/index.ts';

/** `lost` and `gained` are those that this step has taken or given, `staked` those that it puts at stake. */
export type Pip = 'full' | 'gained' | 'lost' | 'staked' | 'empty';

const mostPips = 12;

/**
 * One pip for each point, and for each that is missing to the base, up to twelve; nothing for more, where a number says
 * it better, nor for a track of fractions.
 */
export function pipsOf({ now, was = now, base = 0, staked = 0 }: TrackView): readonly Pip[] {
  const count = Math.max(now, base, was);
  if (!Number.isInteger(count) || count < 1 || count > mostPips) return [];
  return Array.from({ length: count }, (_, point) =>
    point < now && point >= now - staked ? 'staked' : pipAt(point, now, was),
  );
}

function pipAt(point: number, now: number, was: number): Pip {
  if (point < now) return point < was ? 'full' : 'gained';
  return point < was ? 'lost' : 'empty';
}
