/** How chances are written. */
import { percent, percentWithin, share, type Figure } from '../engine/index.ts';

export { percent, percentWithin, share };

/** Below this a chance is told as under 0.01%. */
export const tiny = 0.00005;

/** What stands in place of figures that nobody knows. */
const notKnown = 'not known';

/** The same with the reason, where one is given. */
export function notKnownWords(why: string | undefined): string {
  return why === undefined ? notKnown : `${notKnown} (${why})`;
}

/** What is said of a round that nothing thrown before leads to. */
export const neverReached = 'never reached';

/** How likely a round comes about: `reached in 12.5%`, or `never reached`; empty where it is certain. */
export function reachedWords(reached: Figure | undefined, { reaching = 'reached in', written = percentWithin } = {}): string {
  if (reached === undefined || isExactly(reached, 1)) return '';
  return isExactly(reached, 0) ? neverReached : `${reaching} ${written(reached)}`;
}

function isExactly({ chance, sample }: Figure, value: number): boolean {
  return sample === undefined && chance.equals(value);
}

/** `3.2`, and `0.05` below 0.1: a number that is no chance, as the mean of something counted. */
export function decimal(number: Figure['chance']): string {
  const value = share({ chance: number });
  return value > 0 && value < 0.1 ? value.toFixed(2) : value.toFixed(1);
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

/** The same, and where there is no such fraction beside a number in percent that it is rounded; sampled ones say what they are by themselves. */
export function fractionWords(figure: Figure): string {
  const isRounded = figure.sample === undefined && /^[\d.]+%$/u.test(percent(figure));
  return shortFraction(figure) || (isRounded ? 'rounded' : '');
}

/** A figure as the command line's JSON has it. */
export function figureJson(figure: Figure) {
  const value = share(figure);
  if (figure.sample !== undefined) return { value, sample: figure.sample };
  return { exact: fraction(figure), value };
}
