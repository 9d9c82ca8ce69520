/** Filters moved figures down to those worth reporting. */
import type { MovedFigure } from './moved-figure.ts';

/** Figures that moved by at least `threshold` percentage points, largest move first. */
export function movedBy(figures: readonly MovedFigure[], threshold: number): readonly MovedFigure[] {
  return figures
    .filter(({ points }) => Math.abs(points) >= threshold)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

/**
 * Drops redundant figures: of equal ones, such as a combatant’s chance and their side’s, only the first is kept;
 * counted numbers are kept only where nothing else has moved.
 */
export function tellingMoves(figures: readonly MovedFigure[], threshold: number): readonly MovedFigure[] {
  const far = movedBy(figures, threshold);
  const counted = far.filter(({ kind }) => kind !== 'counted');
  const shown = counted.length > 0 ? counted : far;
  return shown.filter((each, index) => shown.findIndex((other) => isSame(each, other)) === index);
}

function isSame(one: MovedFigure, other: MovedFigure): boolean {
  return one.before.chance.equals(other.before.chance) && one.after.chance.equals(other.after.chance);
}
