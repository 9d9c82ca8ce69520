/** How chances are written. */
import type { Figure } from '../engine/index.ts';

/** More bits than this and a number is infinite to JavaScript. */
const mostBits = 1000;

/** The chance as a number from 0 to 1, also where its parts are beyond all numbers. */
export function share({ chance: { n, d } }: Figure): number {
  const surplus = BigInt(Math.max(0, d.toString(16).length * 4 - mostBits));
  return Number(n >> surplus) / Number(d >> surplus);
}

/** `60.97%`; what is neither certain nor impossible never reads 0% or 100%, and what was only sampled begins with `~`. */
export function percent(figure: Figure, digits = 2): string {
  return figure.sample === undefined ? exactPercent(figure, digits) : `~${exactPercent(figure, digits)}`;
}

function exactPercent(figure: Figure, digits: number): string {
  const value = share(figure);
  const text = (value * 100).toFixed(digits);
  const least = (10 ** -digits).toFixed(digits);
  if (value > 0 && Number(text) === 0) return `under ${least}%`;
  if (value < 1 && Number(text) === 100) return `over ${(100 - 10 ** -digits).toFixed(digits)}%`;
  return `${text}%`;
}

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
