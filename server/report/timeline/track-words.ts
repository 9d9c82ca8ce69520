/** Words for a track: a number that is spent and regained. */
import type { Track } from '../../engine/index.ts';

/** `3 of 5`, `−2 of 4`, `6 (base 5)` above the base, and `3` without a base. */
export function trackFigure({ now, base }: Pick<Track, 'now' | 'base'>): string {
  const figure = `${now}`.replace('-', '−');
  if (base === undefined) return figure;
  return now > base ? `${figure} (base ${base})` : `${figure} of ${base}`;
}
