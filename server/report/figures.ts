/** How chances are written. */
import {
  canBe,
  endTold,
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

/** Below this a chance is told as under 0.01%. */
export const tiny = 0.00005;

/**
 * As `percentWithin`; a chance that stands beside the same as a bound, which rounds to its own side, has the same
 * digits.
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

/** One text where all are written alike, and otherwise from the lowest to the highest: `≈1% to under about 49%`. */
export function spanOf(figures: readonly Figure[], written: (figure: Figure) => string): string {
  const sorted = figures.toSorted(byWritten).map((figure) => written(figure));
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}

/** The order of what is written of them. */
export function byWritten(one: Figure, other: Figure): number {
  return writtenShare(one) - writtenShare(other);
}

/** What came in none of the plays, or in all, is written as the other end of its interval. */
function writtenShare(figure: Figure): number {
  const end = endTold(figure);
  return (end === undefined ? undefined : figure.sample?.[end]) ?? share(figure);
}

function isPlain({ bound, sample, printed, caveat }: Figure): boolean {
  return [bound, sample, printed, caveat].every((more) => more === undefined);
}

/** What stands in place of figures that nobody knows. */
const notKnown = 'not known';

/** The same with the reason, where one is given. */
export function notKnownWords(why: string | undefined): string {
  return why === undefined ? notKnown : `${notKnown} (${why})`;
}

/** What is said of a round that nothing thrown before leads to. */
export const neverReached = 'never reached';

/** How play takes what is left open, too. */
export const openNote = 'as if nothing came of what the text leaves open';

/** How likely a round comes about: `reached in 12.5%`, or `never reached`; empty where it is certain. */
export function reachedWords(
  reached: Figure | undefined,
  { reaching = 'reached in', written = percentWithin } = {},
): string {
  if (reached === undefined || isExactly(reached, 1)) return '';
  return isExactly(reached, 0) ? neverReached : `${reaching} ${written(reached)}`;
}

/**
 * `no course of 400 comes here`, of a round to which none of those that were played comes; its chance would be but a
 * bound, as if some did.
 */
export function noCourseWords(reached: Figure | undefined): string | undefined {
  return reached?.sample === undefined || !reached.chance.equals(0)
    ? undefined
    : `no course of ${reached.sample.plays.toLocaleString('en')} comes here`;
}

function isExactly(figure: Figure, value: number): boolean {
  return isExact(figure) && figure.chance.equals(value);
}

/** Whether any of them was counted in plays. */
export function isSampled(odds: OutcomeOdds): boolean {
  return [...odds.values()].some(({ sample }) => sample !== undefined);
}

/** `3.2`, `0.05` below 0.1 and `0.004` below 0.01: a number that is no chance, as the mean of something counted. */
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
 * The fraction where it tells a person something; empty where it was sampled, or has too many digits, which only JSON
 * has in full.
 */
export function shortFraction(figure: Figure): string {
  if (figure.sample !== undefined) return '';
  const text = fraction(figure);
  return text.length <= 24 ? text : '';
}

/**
 * The same, and where there is no such fraction beside a number in percent that it is rounded; sampled ones say what
 * they are by themselves.
 */
export function fractionWords(figure: Figure): string {
  const isRounded = figure.sample === undefined && /^([≥≤] )?[\d.]+%$/u.test(percent(figure));
  return shortFraction(figure) || (isRounded ? 'rounded' : '');
}

/** A figure as the command line's JSON has it. */
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
