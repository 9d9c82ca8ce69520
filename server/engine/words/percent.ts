/** Formats chances for sentences. */
import type { Bound, Figure } from '../odds.ts';

/** JavaScript numbers with more bits are infinite. */
const mostBits = 1000;

/**
 * The chance as a number from 0 to 1 (or another counted value, which may be negative), even if numerator and
 * denominator exceed the range of numbers.
 */
export function share({ chance: { s, n, d } }: Figure): number {
  const surplus = BigInt(Math.max(0, d.toString(16).length * 4 - mostBits));
  return (Number(s) * Number(n >> surplus)) / Number(d >> surplus);
}

/**
 * `60.9%`, with one more digit below 1% and above 99%: `0.47%`; `0%` and `100%` only if certain. `digits` fixes the
 * number of decimals. A sampled chance has as many decimals as its precision allows, and at most `digits`: `≈75%`, and
 * in tens `≈30%` if its interval is wider than 20 points; if it occurred in none of the plays or in all, or would be 0
 * or 100 in tens, the other end of the interval is given: `under about 4%`. A bound has its sign: `≥ 48.3%`.
 */
export function percent(figure: Figure, digits?: number): string {
  return textOf(figure, signs, digits);
}

/** With a bound in words: `at least 48.3%`. */
export function percentInWords(figure: Figure, digits?: number): string {
  return textOf(figure, words, digits);
}

/**
 * In words, with the interval of a sample and the rulebook’s own figure: `about 75% (70 to 79%)`, `at least 48.3% (the
 * text’s table prints 66%)`.
 */
export function percentWithin(figure: Figure): string {
  const beside = [...intervalOf(figure), ...printedWords(figure)];
  return `${percentInWords(figure)}${beside.length === 0 ? '' : ` (${beside.join('; ')})`}`;
}

/** `the text’s table prints 66%`, `a reconstruction`: notes that belong to the chance; usually none. */
export function printedWords({ printed, caveat }: Figure): readonly string[] {
  return [
    ...(caveat === undefined ? [] : [caveat]),
    ...(printed === undefined ? [] : [`${printed.from} prints ${printed.percent}%`]),
  ];
}

/** Whether it may happen, as far as is known. */
export function canBe({ chance, sample, bound }: Figure): boolean {
  return sample !== undefined || bound === 'at least' || !chance.equals(0);
}

/** Whether the chance is fully known: neither sampled nor a bound that the true one may exceed. */
export function isExact({ chance, sample, bound }: Figure): boolean {
  if (sample !== undefined) return false;
  return bound === undefined || chance.equals(bound === 'at least' ? 1 : 0);
}

/** How a bound is written before its number. */
type Bounds = Readonly<Record<Bound, string>>;

/** `nearly` is the prefix of a sampled chance. */
interface Written {
  readonly bounds: Bounds;
  readonly nearly: string;
}

const signs: Written = { bounds: { 'at least': '≥', 'at most': '≤' }, nearly: '≈' };
const words: Written = { bounds: { 'at least': 'at least', 'at most': 'at most' }, nearly: 'about ' };

function textOf(figure: Figure, written: Written, digits: number | undefined): string {
  const { bound, sample } = figure;
  if (sample !== undefined) return sampledPercent(figure, sample, written, digits);
  return bound === undefined || isExact(figure)
    ? exactPercent(figure, digits)
    : `${written.bounds[bound]} ${boundPercent(figure, bound, digits)}`;
}

/** A bound is rounded to the side on which it still holds. */
function boundPercent(figure: Figure, bound: Bound, fixed: number | undefined): string {
  const digits = fixed ?? digitsOf(share(figure));
  const hundred = figure.chance.mul(100);
  const value = (bound === 'at least' ? hundred.floor(digits) : hundred.ceil(digits)).valueOf();
  return `${value === 0 || value === 100 ? value : value.toFixed(digits)}%`;
}

function intervalOf(figure: Figure): readonly string[] {
  const { sample } = figure;
  const isEnd = figure.chance.equals(0) || figure.chance.equals(1);
  if (sample === undefined || isEnd) return [];
  const digits = Math.max(0, digitsWithin(share(figure), sample));
  const [low, high] = [sample.low, sample.high].map((end) => (end * 100).toFixed(digits));
  return [`${low ?? ''} to ${high ?? ''}%`];
}

function digitsOf(value: number): number {
  return value < 0.01 || value > 0.99 ? 2 : 1;
}

function exactPercent(figure: Figure, fixed?: number): string {
  const value = share(figure);
  if (fixed === undefined && (figure.chance.equals(0) || figure.chance.equals(1))) return `${value * 100}%`;
  const digits = fixed ?? digitsOf(value);
  const text = (value * 100).toFixed(digits);
  if (!figure.chance.equals(0) && Number(text) === 0) return `under ${(10 ** -digits).toFixed(digits)}%`;
  if (!figure.chance.equals(1) && Number(text) === 100) return `over ${(100 - 10 ** -digits).toFixed(digits)}%`;
  return `${text}%`;
}

type Interval = Pick<NonNullable<Figure['sample']>, 'low' | 'high'>;

/**
 * The end of its interval that is displayed in place of a sampled chance, if one is. Occurring in none of the plays
 * says nothing about a lower bound, nor occurring in all about an upper one.
 */
export function roundedEnd(figure: Figure): 'low' | 'high' | undefined {
  const { sample, bound } = figure;
  if (sample === undefined) return undefined;
  const value = share(figure);
  const shown = digitsWithin(value, sample) === tens ? Math.round(value * 10) / 10 : value;
  if (shown <= 0 && bound !== 'at least') return 'high';
  return shown >= 1 && bound !== 'at most' ? 'low' : undefined;
}

function sampledPercent(figure: Figure, interval: Interval, { bounds, nearly }: Written, most = Infinity): string {
  const { bound } = figure;
  const value = share(figure);
  const end = roundedEnd(figure);
  if (end === 'high') return `under about ${outward(interval.high, Math.ceil)}%`;
  if (end === 'low') return `over about ${outward(interval.low, Math.floor)}%`;
  const digits = Math.min(most, digitsWithin(value, interval));
  const text = digits === tens ? `${Math.round(value * 10) * 10}` : (value * 100).toFixed(digits);
  if (bound !== undefined) return `${bounds[bound]} about ${text}%`;
  if (value > 0 && Number(text) === 0) return `under ${10 ** -digits}%`;
  if (value < 1 && Number(text) === 100) return `over ${100 - 10 ** -digits}%`;
  return `${nearly}${text}%`;
}

/** An end of an interval in percent, rounded away from its middle; with decimals only near 0 or 100. */
function outward(end: number, round: (value: number) => number): number {
  const room = Math.min(end, 1 - end) * 100;
  const parts = room >= 1 ? 1 : room >= 0.1 ? 10 : 100;
  // Removes floating-point noise first, so that a round value isn’t rounded beyond itself.
  return round(Number((end * 100 * parts).toFixed(6))) / parts;
}

/** The number of digits that stands for figures in tens. */
const tens = -1;

/** Wider intervals, as a difference of chances, allow only tens. */
const widestOfPoints = 0.2;

/** 0 for an interval of a few points, and `tens` for a wide one; more for a narrow one, and near 0 and 100. */
function digitsWithin(value: number, { low, high }: Interval): number {
  const [width, room] = [high - low, Math.min(value, 1 - value)];
  if (width > widestOfPoints) return tens;
  return width < 0.002 || room < 0.001 ? 2 : width < 0.02 || room < 0.01 ? 1 : 0;
}
