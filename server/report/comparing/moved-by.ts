/** Which of the figures that have moved are worth telling. */
import type { MovedFigure } from './moved-figure.ts';

/** What has moved by at least so many points, the furthest first. */
export function movedBy(figures: readonly MovedFigure[], threshold: number): readonly MovedFigure[] {
  return figures
    .filter(({ points }) => Math.abs(points) >= threshold)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

/**
 * Those of them that say something of their own: of figures that are the same, as somebody's chance and that of their
 * side, the first is told; what is counted only where nothing else has moved.
 */
export function tellingMoves(figures: readonly MovedFigure[], threshold: number): readonly MovedFigure[] {
  const far = movedBy(figures, threshold);
  const telling = far.filter(({ kind }) => kind !== 'counted');
  const shown = telling.length > 0 ? telling : far;
  return shown.filter((each, index) => shown.findIndex((other) => isSame(each, other)) === index);
}

function isSame(one: MovedFigure, other: MovedFigure): boolean {
  return one.before.chance.equals(other.before.chance) && one.after.chance.equals(other.after.chance);
}
