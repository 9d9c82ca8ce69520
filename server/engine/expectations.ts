/** Evaluates expectations: their question, their rounds, and whether a chance is as expected. */
import { withoutPinsBy } from './play/pins.ts';
import type { Figure } from './odds.ts';
import { percentInWords, percentWithin, share } from './words/percent.ts';
import type { Condition, Expectation, Fact, Scenario } from './scenario.ts';
import type { JudgedFigure, Verdict } from './overall.ts';

/** The question that must be true when the round is over. Somebody who doesn’t act neither succeeds nor fails. */
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

/** Whether an expectation is about an unknown person or side: then it isn’t judged. */
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

/** The scenario without pins in the rounds of one number; the same value if it has none there. */
export function withoutPinsIn(scenario: Scenario, number: number, isPin: (fact: Fact) => boolean): Scenario {
  const withoutPins = withoutPinsBy(isPin);
  const rounds = scenario.rounds.map((round) => (round.number === number ? withoutPins(round) : round));
  return rounds.every((round, index) => round === scenario.rounds[index]) ? scenario : { ...scenario, rounds };
}

/** Whether the bound is more than 100%: then no chance can be compared with it. */
export function isBeyondCertain({ percent }: Expectation): boolean {
  return percent > 100;
}

/**
 * Before the last look at a sample, its interval must be clear of the bound by this fraction of its width: repeated
 * looks would otherwise raise the error rate; with this, all looks together err hardly more often than a single one.
 */
export const clearance = 0.25;

/**
 * Whether a chance is as expected. For a sample, the whole interval must be, widened on both sides by `stretched` times
 * its width; for a bound, everything beyond it; and for an open chance, its whole range. An expected bound above 100%
 * is never met, whether at least or at most.
 */
export function verdictOn(expectation: Expectation, figure: JudgedFigure, stretched = 0): Verdict {
  if (isBeyondCertain(expectation)) return { verdict: 'failed', figure };
  const { least, most } = figure.open ?? { least: figure, most: figure };
  const [low] = sidesOf(least, expectation.percent, stretched);
  const [, high] = sidesOf(most, expectation.percent, stretched);
  const [met, failed] = expectation.bound === 'at least' ? [low >= 0, high < 0] : [high <= 0, low > 0];
  return { verdict: met ? 'met' : failed ? 'failed' : 'open', figure };
}

/** The lowest and highest possible true chance relative to a percentage: 1 above, 0 equal, −1 below. */
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

/** Whether the text leaves the verdict open: without the figure’s bound and range there would be one. */
export function isLeftOpen(expectation: Expectation, known: JudgedFigure): boolean {
  const { bound, open, ...figure } = known;
  return (
    (bound !== undefined || open !== undefined) &&
    verdictOn(expectation, known).verdict === 'open' &&
    verdictOn(expectation, figure).verdict !== 'open'
  );
}

/** What an expectation is compared with: the chance, or the relevant end of its range. */
function heldAgainst({ bound }: Expectation, { open, ...figure }: JudgedFigure): Figure {
  if (open === undefined) return figure;
  return bound === 'at least' ? { bound, ...open.least } : { bound, ...open.most };
}

/**
 * The nearest whole percent at which the same expectation would be met, for a sample by its whole interval, widened
 * likewise; undefined if that is trivial, such as `at least 0%`, or if none would be, because the chance is a bound on
 * the other side.
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

/** A chance next to an expected bound: with enough digits to distinguish them, and the interval of a sample. */
export function figureAgainst(figure: Figure, { percent }: Expectation): string {
  if (figure.sample !== undefined) return percentWithin(figure);
  return Number((share(figure) * 100).toFixed(1)) === percent ? percentInWords(figure, 4) : percentInWords(figure);
}

/** `anything from 26.1% to 100%`: the range of a chance that the text leaves open on both sides. */
export function openRangeWords({ least, most }: NonNullable<JudgedFigure['open']>): string {
  return `anything from ${endWords(least, 'least')} to ${endWords(most, 'most')}`;
}

/** An end of the range; for a sample, the outer end of its interval. */
function endWords({ chance, sample, bound }: Figure, end: 'least' | 'most'): string {
  if (bound === (end === 'least' ? 'at most' : 'at least')) return end === 'least' ? '0%' : '100%';
  if (sample === undefined) return percentInWords({ chance });
  const value = end === 'least' ? Math.floor(sample.low * 1000) : Math.ceil(sample.high * 1000);
  return `about ${(value / 10).toFixed(1)}%`;
}
