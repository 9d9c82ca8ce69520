/** How chances are written in sentences. */
import type { Figure } from './odds.ts';

/** More bits than this and a number is infinite to JavaScript. */
const mostBits = 1000;

/** The chance as a number from 0 to 1, also where its parts are beyond all numbers. */
export function share({ chance: { n, d } }: Figure): number {
  const surplus = BigInt(Math.max(0, d.toString(16).length * 4 - mostBits));
  return Number(n >> surplus) / Number(d >> surplus);
}

/**
 * `60.9%`, and with one digit more below 1% and above 99%: `0.47%`; `0%` and `100%` only where that is certain. `digits` are
 * so many, whatever the chance. What was only sampled has as many as it bears: `about 75%`; of what came in none of the plays,
 * or in all, the other end of the interval is told: `under about 0.95%`.
 */
export function percent(figure: Figure, digits?: number): string {
  return figure.sample === undefined ? exactPercent(figure, digits) : sampledPercent(share(figure), figure.sample);
}

/** The same with the interval of what was only sampled: `about 75% (70 to 79%)`. */
export function percentWithin(figure: Figure): string {
  const { sample } = figure;
  const isEnd = figure.chance.equals(0) || figure.chance.equals(1);
  if (sample === undefined || isEnd) return percent(figure);
  const [low, high] = [sample.low, sample.high].map((end) => (end * 100).toFixed(digitsWithin(share(figure), sample)));
  return `${percent(figure)} (${low ?? ''} to ${high ?? ''}%)`;
}

function exactPercent(figure: Figure, fixed?: number): string {
  const value = share(figure);
  if (fixed === undefined && (figure.chance.equals(0) || figure.chance.equals(1))) return `${value * 100}%`;
  const digits = fixed ?? (value < 0.01 || value > 0.99 ? 2 : 1);
  const text = (value * 100).toFixed(digits);
  if (!figure.chance.equals(0) && Number(text) === 0) return `under ${(10 ** -digits).toFixed(digits)}%`;
  if (!figure.chance.equals(1) && Number(text) === 100) return `over ${(100 - 10 ** -digits).toFixed(digits)}%`;
  return `${text}%`;
}

type Interval = Pick<NonNullable<Figure['sample']>, 'low' | 'high'>;

function sampledPercent(value: number, interval: Interval): string {
  if (value <= 0) return `under about ${outward(interval.high, Math.ceil)}%`;
  if (value >= 1) return `over about ${outward(interval.low, Math.floor)}%`;
  return `about ${(value * 100).toFixed(digitsWithin(value, interval))}%`;
}

/** An end of an interval in percent, rounded away from its middle. */
function outward(end: number, round: (value: number) => number): string {
  return (round(end * 10_000) / 100).toFixed(2);
}

/** None for an interval of some points; more for a narrow one, and near the ends. */
function digitsWithin(value: number, { low, high }: Interval): number {
  const [width, room] = [high - low, Math.min(value, 1 - value)];
  return width < 0.002 || room < 0.001 ? 2 : width < 0.02 || room < 0.01 ? 1 : 0;
}
