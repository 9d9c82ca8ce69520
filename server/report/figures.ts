/** How chances are written. */
import type { Figure } from '../engine/index.ts';

/** `60.97%`; what is neither certain nor impossible never reads 0% or 100%. */
export function percent(figure: Figure, digits = 2): string {
  const value = figure.chance.valueOf();
  const text = (value * 100).toFixed(digits);
  const least = (10 ** -digits).toFixed(digits);
  if (value > 0 && Number(text) === 0) return `under ${least}%`;
  if (value < 1 && Number(text) === 100) return `over ${(100 - 10 ** -digits).toFixed(digits)}%`;
  return `${text}%`;
}

/** `189/310`. */
export function fraction(figure: Figure): string {
  return figure.chance.toFraction();
}

/** A figure as the command line's JSON has it. */
export function figureJson(figure: Figure) {
  const value = figure.chance.valueOf();
  if (figure.sample !== undefined) return { value, sample: figure.sample };
  return { exact: fraction(figure), value };
}
