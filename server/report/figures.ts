/** Formats chances. */
import {
  canBe,
  roundedEnd,
  isExact,
  percent,
  percentInWords,
  percentWithin,
  printedWords,
  share,
  type Figure,
  type OutcomeOdds,
} from '../engine/index.ts';

export { canBe, percent, percentInWords, percentWithin, printedWords, share };

/** Chances below this are shown as under 0.01%. */
export const tiny = 0.00005;

/**
 * Like `percentWithin`, but with the same digits as an equal figure among `others` that is a bound: bounds are rounded
 * to their own side.
 */
export function percentBeside(figure: Figure, others: Iterable<Figure>): string {
  const same = isPlain(figure)
    ? [...others].find(
        ({ bound, sample, chance }) => bound !== undefined && sample === undefined && chance.equals(figure.chance),
      )
    : undefined;
  return same?.bound === undefined
    ? percentWithin(figure)
    : percentInWords({ chance: figure.chance, bound: same.bound }).replace(/^at (?:least|most) /u, '');
}

/** One text if all are written alike, otherwise the lowest to the highest: `≈1% to under about 49%`. */
export function spanOf(figures: readonly Figure[], written: (figure: Figure) => string): string {
  const sorted = figures.toSorted(byWritten).map((figure) => written(figure));
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}

/** Sort order by what is displayed. */
export function byWritten(one: Figure, other: Figure): number {
  return writtenShare(one) - writtenShare(other);
}

/** A result that occurred in none of the plays, or in all, is displayed as the other end of its interval. */
function writtenShare(figure: Figure): number {
  const end = roundedEnd(figure);
  return (end === undefined ? undefined : figure.sample?.[end]) ?? share(figure);
}

function isPlain({ bound, sample, printed, caveat }: Figure): boolean {
  return [bound, sample, printed, caveat].every((more) => more === undefined);
}

/** Shown in place of an unknown figure. */
const notKnown = 'not known';

/** `not known`, with the reason if there is one. */
export function notKnownWords(why: string | undefined): string {
  return why === undefined ? notKnown : `${notKnown} (${why})`;
}

/** Words for a round that no earlier throw leads to. */
export const neverReached = 'never reached';

/** Shown in place of the chances of a round in which nothing depends on a throw, or nothing of it could be read. */
export const noChances = 'no chances to show';

/** How play, too, treats what the text leaves open. */
export const openNote = 'ignoring what the text leaves open';

/** How likely a round is reached: `reached in 12.5% of all courses`, or `never reached`; empty if certain. */
export function reachedWords(
  reached: Figure | undefined,
  { of = ' of all courses', written = percentWithin } = {},
): string {
  if (reached === undefined || isExactly(reached, 1)) return '';
  return isExactly(reached, 0) ? neverReached : `reached in ${written(reached)}${of}`;
}

/**
 * `none of 400 plays reaches this round`: for a round that none of the plays reaches; its chance would only be
 * an upper bound.
 */
export function noCourseWords(reached: Figure | undefined): string | undefined {
  return reached?.sample === undefined || !reached.chance.equals(0)
    ? undefined
    : `none of ${reached.sample.plays.toLocaleString('en')} plays reaches this round`;
}

function isExactly(figure: Figure, value: number): boolean {
  return isExact(figure) && figure.chance.equals(value);
}

/** Whether any of the odds is sampled. */
export function isSampled(odds: OutcomeOdds): boolean {
  return [...odds.values()].some(({ sample }) => sample !== undefined);
}

/**
 * `3.2`, `0.05` below 0.1 and `0.004` below 0.01: for numbers that aren’t chances, such as the mean of a counted
 * number.
 */
export function decimal(number: Figure['chance']): string {
  const value = share({ chance: number });
  const size = Math.abs(value);
  const text = size.toFixed(size >= 0.1 || size < 0.0005 ? 1 : size >= 0.01 ? 2 : 3);
  return `${value < 0 && Number(text) > 0 ? '−' : ''}${text}`;
}

/** `189/310`. */
export function fraction(figure: Figure): string {
  return figure.chance.toFraction();
}

/**
 * The fraction if it is readable; empty if the figure is sampled or the fraction has too many digits (JSON has it in
 * full).
 */
export function shortFraction(figure: Figure): string {
  if (figure.sample !== undefined) return '';
  const text = fraction(figure);
  return text.length <= 24 ? text : '';
}

/**
 * The short fraction, or `rounded` if there is none and the percentage doesn’t say that it is approximate; sampled
 * figures say so themselves.
 */
export function fractionWords(figure: Figure): string {
  const isRounded = figure.sample === undefined && /^([≥≤] )?[\d.]+%$/u.test(percent(figure));
  return shortFraction(figure) || (isRounded ? 'rounded' : '');
}

/** A figure in the command line’s JSON. */
export function figureJson(figure: Figure) {
  const { sample, bound, printed, caveat } = figure;
  const value = share(figure);
  return {
    ...(sample === undefined
      ? { exact: fraction(figure), value }
      : { value, sample: { plays: sample.plays, low: sample.low, high: sample.high } }),
    ...(bound === undefined ? {} : { bound }),
    ...(printed === undefined ? {} : { printed: printed.percent }),
    ...(caveat === undefined ? {} : { caveat }),
  };
}
