/**
 * What an expectation asks: the question behind it, the courses that it speaks of, and whether a chance is as expected.
 */
import { withoutPinsBy } from './play/pins.ts';
import type { Figure } from './odds.ts';
import { percentInWords, percentWithin, share } from './words/percent.ts';
import type { Condition, Expectation, Fact, Scenario } from './scenario.ts';
import type { JudgedFigure, Verdict } from './overall.ts';

/** The question that is to be answered with yes when the round is over. Who doesn’t act neither succeeds nor fails. */
export function questionOf({ about, source }: Expectation): Condition {
  switch (about.kind) {
    case 'did':
      return { kind: 'did', who: about.who, what: about.what === 'succeeds' ? 'succeeded' : 'failed', source };
    case 'acts':
      return { kind: 'acted', side: about.side, source };
    case 'happens':
      return { kind: 'happened', what: about.what, source };
    case 'is':
      return { kind: 'is', who: about.who, state: about.state, source };
  }
}

/** Whether an expectation is about somebody or a side that nobody knows: then there is nothing to be judged. */
export function isAboutStranger({ about }: Pick<Expectation, 'about'>): boolean {
  switch (about.kind) {
    case 'did':
    case 'is':
      return about.who.id === undefined;
    case 'acts':
      return about.side.id === undefined;
    case 'happens':
      return false;
  }
}

/** The scenario with nothing pinned in the rounds of one number; itself where nothing is. */
export function withoutPinsIn(scenario: Scenario, number: number, isPin: (fact: Fact) => boolean): Scenario {
  const withoutPins = withoutPinsBy(isPin);
  const rounds = scenario.rounds.map((round) => (round.number === number ? withoutPins(round) : round));
  return rounds.every((round, index) => round === scenario.rounds[index]) ? scenario : { ...scenario, rounds };
}

/** Whether more than certainty is written as the bound: no chance can be held against that. */
export function isBeyondCertain({ percent }: Expectation): boolean {
  return percent > 100;
}

/**
 * Before the last look at a sample its interval has to be clear of the bound by this part of its width, since whoever
 * looks often is often misled: so all looks together mislead hardly more often than a single one would.
 */
export const clearance = 0.25;

/**
 * Whether a chance is as expected; of a sample the whole interval has to be, stretched by so many times its width on
 * both sides, where the chance is only a bound, all that lies beyond it, and all that it may be where something is left
 * open. An expected bound that is no chance is never met, from whichever side.
 */
export function verdictOn(expectation: Expectation, figure: JudgedFigure, stretched = 0): Verdict {
  if (isBeyondCertain(expectation)) return { verdict: 'failed', figure };
  const { least, most } = figure.open ?? { least: figure, most: figure };
  const [low] = sidesOf(least, expectation.percent, stretched);
  const [, high] = sidesOf(most, expectation.percent, stretched);
  const [met, failed] = expectation.bound === 'at least' ? [low >= 0, high < 0] : [high <= 0, low > 0];
  return { verdict: met ? 'met' : failed ? 'failed' : 'open', figure };
}

/**
 * On which side of a percentage the lowest and the highest are that a chance may truly be: 1 above, 0 at it, −1 below.
 */
function sidesOf(
  { chance, sample, bound }: Figure,
  percent: number,
  stretched: number,
): readonly [low: number, high: number] {
  const exact = chance.mul(100).compare(percent);
  const more = sample === undefined ? 0 : (sample.high - sample.low) * stretched;
  const [low, high] =
    sample === undefined ? [exact, exact] : [(sample.low - more) * 100 - percent, (sample.high + more) * 100 - percent];
  return [Math.sign(bound === 'at most' ? -percent : low), Math.sign(bound === 'at least' ? 100 - percent : high)];
}

/**
 * Whether it is the text that leaves a verdict open: without the bound of the figure and the range that it may be in
 * there would be one.
 */
export function isLeftOpen(expectation: Expectation, known: JudgedFigure): boolean {
  const { bound, open, ...figure } = known;
  return (
    (bound !== undefined || open !== undefined) &&
    verdictOn(expectation, known).verdict === 'open' &&
    verdictOn(expectation, figure).verdict !== 'open'
  );
}

/** What an expectation is held against: the chance, or the end of its range that counts for it. */
export function heldAgainst({ bound }: Expectation, { open, ...figure }: JudgedFigure): Figure {
  if (open === undefined) return figure;
  return bound === 'at least' ? { bound, ...open.least } : { bound, ...open.most };
}

/**
 * The nearest whole percent at which the same expectation would be met, of a sample by its whole interval stretched
 * likewise; undefined where that says nothing, as `at least 0%`, or none would be, as the chance is a bound on the
 * other side.
 */
export function percentMet(expectation: Expectation, figure: JudgedFigure, stretched = 0): number | undefined {
  const { bound } = expectation;
  const { chance, sample, bound: known = bound } = heldAgainst(expectation, figure);
  if (known !== bound) return undefined;
  const more = sample === undefined ? 0 : (sample.high - sample.low) * stretched;
  if (bound === 'at least') {
    const most = sample === undefined ? chance.mul(100).floor().valueOf() : Math.floor((sample.low - more) * 100);
    return most > 0 ? most : undefined;
  }
  const least = sample === undefined ? chance.mul(100).ceil().valueOf() : Math.ceil((sample.high + more) * 100);
  return least < 100 ? least : undefined;
}

/**
 * A chance as it is held against a bound: with as many digits as it takes to tell them apart, a sample with its
 * interval.
 */
export function figureAgainst(figure: Figure, { percent }: Expectation): string {
  if (figure.sample !== undefined) return percentWithin(figure);
  return Number((share(figure) * 100).toFixed(1)) === percent ? percentInWords(figure, 4) : percentInWords(figure);
}

/** `anything from 26.1% to 100%`: what a chance may be that the text leaves open on both sides. */
export function openRangeWords({ least, most }: NonNullable<JudgedFigure['open']>): string {
  return `anything from ${endWords(least, 'least')} to ${endWords(most, 'most')}`;
}

/** An end of the range of what it may be, of a sample the outer one. */
function endWords({ chance, sample, bound }: Figure, end: 'least' | 'most'): string {
  if (bound === (end === 'least' ? 'at most' : 'at least')) return end === 'least' ? '0%' : '100%';
  if (sample === undefined) return percentInWords({ chance });
  const value = end === 'least' ? Math.floor(sample.low * 1000) : Math.ceil(sample.high * 1000);
  return `about ${(value / 10).toFixed(1)}%`;
}
