/** How chances are written. */
import { percent, share, type Figure } from '../engine/index.ts';

export { percent, share };

/** `3.17`: a number that is no chance, as the mean of something counted. */
export function decimal(number: Figure['chance']): string {
  return share({ chance: number }).toFixed(2);
}

/** `189/310`. */
export function fraction(figure: Figure): string {
  return figure.chance.toFraction();
}

/** The fraction where it tells a person something; empty where it was sampled, or has too many digits, which only JSON has in full. */
export function shortFraction(figure: Figure): string {
  if (figure.sample !== undefined) return '';
  const text = fraction(figure);
  return text.length <= 24 ? text : '';
}

/** A figure as the command line's JSON has it. */
export function figureJson(figure: Figure) {
  const value = share(figure);
  if (figure.sample !== undefined) return { value, sample: figure.sample };
  return { exact: fraction(figure), value };
}
