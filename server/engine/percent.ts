/** How chances are written in sentences. */
import type { Figure } from './odds.ts';

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
