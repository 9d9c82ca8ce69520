/** Means over independently played courses, with 95% intervals by the jackknife. */
import { toFraction } from '../chance/index.ts';
import { intervalOf } from '../figures.ts';
import type { Figure } from '../odds.ts';
import { share } from '../words/percent.ts';

/** The number of equal replicates among which courses are divided; their variation gives the interval of a mean. */
export const replicates = 20;

/** Student’s t for 95% with `replicates` − 1 degrees of freedom. */
const spreadOfMeans = 2.093;

/** If fewer courses than this deviate from the commonest value, the interval is widened to that of a count. */
const leastSupport = 10;

/** The number of courses by replicate: all, and those for which the exact value was also computed. */
export class Plays {
  readonly all = new Float64Array(replicates);
  readonly checked = new Float64Array(replicates);

  get total(): number {
    return sum(this.all);
  }
}

/**
 * The sums for one mean, by replicate. If the exact value is slow to compute, every course adds an approximation
 * (`quick`) and some courses also the difference of the exact value from it (`corrections`). The estimate is the mean
 * of `quick` plus the mean of `corrections`.
 */
export class Sums {
  readonly quick = new Float64Array(replicates);
  readonly corrections = new Float64Array(replicates);
  /** The first two distinct values and how often each occurred. */
  readonly #seen: { readonly value: number; times: number }[] = [];
  #times = 0;

  addQuick(replicate: number, value: number): void {
    this.quick[replicate] = (this.quick[replicate] ?? 0) + value;
    this.#times += 1;
    this.#see(value, 1);
  }

  /**
   * The two values that occur, and how many courses have the higher one. A course that added nothing has 0. Undefined
   * if there is one value or more than two, or any correction.
   */
  twoValues({ total: plays }: Plays): TwoValues | undefined {
    if (this.#isCorrected) return undefined;
    const [one, other, ...more] = [...this.#counts(plays)].sort(([first], [second]) => first - second);
    if (one === undefined || other === undefined || more.length > 0 || one[1] + other[1] < plays) return undefined;
    return { low: one[0], high: other[0], times: other[1] };
  }

  /** The number of courses with 1, if all others have 0; a course that added nothing has 0. */
  ones({ total: plays }: Plays): number | undefined {
    const counted = this.#seen.reduce((all, { times }) => all + times, 0);
    const isCount = !this.#isCorrected && counted === this.#times && this.#times <= plays;
    if (!isCount || this.#seen.some(({ value }) => value !== 0 && value !== 1)) return undefined;
    return this.#seen.find(({ value }) => value === 1)?.times ?? 0;
  }

  #see(value: number, times: number): void {
    const known = this.#seen.find((each) => each.value === value);
    if (known !== undefined) known.times += times;
    else if (this.#seen.length < 2) this.#seen.push({ value, times });
  }

  correct(replicate: number, by: number): void {
    this.corrections[replicate] = (this.corrections[replicate] ?? 0) + by;
  }

  /** Adds the sums of another. */
  absorb(other: Sums): void {
    for (const [at, value] of other.quick.entries()) this.quick[at] = (this.quick[at] ?? 0) + value;
    for (const [at, value] of other.corrections.entries()) this.correct(at, value);
    for (const { value, times } of other.#seen) this.#see(value, times);
    this.#times += other.#times;
  }

  /**
   * The number of courses whose value isn’t the commonest one; a course that added nothing has 0. With any correction,
   * the number of courses whose exact value is known.
   */
  support(plays: Plays): number {
    return this.#isCorrected ? sum(plays.checked) : plays.total - this.#commonest(plays).times;
  }

  /** The commonest value; undefined with any correction. */
  commonest(plays: Plays): number | undefined {
    return this.#isCorrected ? undefined : this.#commonest(plays).value;
  }

  get #isCorrected(): boolean {
    return this.corrections.some((by) => by !== 0);
  }

  #commonest({ total }: Plays): { readonly value: number; readonly times: number } {
    return [...this.#counts(total)]
      .map(([value, times]) => ({ value, times }))
      .reduce((one, other) => (other.times > one.times ? other : one), { value: 0, times: 0 });
  }

  /** How often each value seen occurred; a course that added nothing has 0. */
  #counts(plays: number): ReadonlyMap<number, number> {
    const [silent, seen] = [plays - this.#times, new Map(this.#seen.map(({ value, times }) => [value, times]))];
    return silent > 0
      ? new Map([[0, silent + (seen.get(0) ?? 0)], ...[...seen].filter(([value]) => value !== 0)])
      : seen;
  }
}

interface TwoValues {
  readonly low: number;
  readonly high: number;
  /** The number of courses with the higher value. */
  readonly times: number;
}

/** What a mean is a share of: all courses, or another mean (`of`), such as the chance that somebody can act. */
export interface Whole {
  readonly plays: Plays;
  readonly of?: Sums | undefined;
}

/** The mean as a chance with its 95% interval; undefined if nothing is known. */
export function chanceOf(sums: Sums, { plays, of }: Whole): Figure | undefined {
  const [above, below] = [new Mean(sums, plays), of === undefined ? certain : new Mean(of, plays)];
  const whole = shareOf(above.ofAll, below.ofAll);
  if (whole === undefined) return undefined;
  const without = Array.from(plays.all, (_, left) => shareOf(above.without(left), below.without(left)) ?? whole);
  const chance = within(whole);
  const counted = plays.total * within(below.ofAll ?? 0);
  const half = spreadOfMeans * Math.sqrt(jackknifed(without));
  const [low, high] = widened([whole - half, whole + half], {
    chance,
    plays: counted,
    support: sums.support(plays),
    two: of === undefined ? sums.twoValues(plays) : shareOfCounts(sums, of, plays),
    commonest: sums.commonest(plays),
  });
  return {
    chance: toFraction(BigInt(Math.round(chance * precision)), BigInt(precision)),
    sample: { plays: Math.max(1, Math.round(counted)), low: within(low), high: within(high), without },
  };
}

/** Where both are counts of courses, one is a count among those of the other. */
function shareOfCounts(sums: Sums, of: Sums, plays: Plays): TwoValues | undefined {
  const [times, all] = [sums.ones(plays), of.ones(plays)];
  return times === undefined || all === undefined ? undefined : { low: 0, high: 1, times };
}

/** An event that occurs in every course. */
const certain: Pick<Mean, 'ofAll' | 'without'> = { ofAll: 1, without: () => 1 };

/** The denominator to which means are rounded. */
const precision = 1e9;

/**
 * The difference between two chances estimated from the same throws, and the half-width of its 95% interval; undefined
 * if they don’t have the same replicates.
 */
export function pairedMove(
  before: Figure,
  after: Figure,
): { readonly by: number; readonly within: number } | undefined {
  const [one, other] = [before.sample?.without, after.sample?.without];
  if (one === undefined || other === undefined || one.length !== other.length) return undefined;
  const moves = one.map((value, at) => (other[at] ?? value) - value);
  return { by: share(after) - share(before), within: spreadOfMeans * Math.sqrt(jackknifed(moves)) };
}

/** The jackknife variance of a mean, given its values with each replicate left out in turn. */
export function jackknifed(values: readonly number[]): number {
  const middle = values.reduce((all, value) => all + value, 0) / values.length;
  const squares = values.reduce((all, value) => all + (value - middle) ** 2, 0);
  return ((values.length - 1) / values.length) * squares;
}

function shareOf(above: number | undefined, below: number | undefined): number | undefined {
  return above === undefined || below === undefined || below <= 0 ? undefined : above / below;
}

/** The mean of all replicates, or of all but one; undefined if they contain no courses. */
class Mean {
  readonly #sums: Sums;
  readonly #plays: Plays;
  readonly #all: Totals;

  constructor(sums: Sums, plays: Plays) {
    this.#sums = sums;
    this.#plays = plays;
    this.#all = {
      plays: plays.total,
      checked: sum(plays.checked),
      quick: sum(sums.quick),
      corrections: sum(sums.corrections),
    };
  }

  get ofAll(): number | undefined {
    return meanOf(this.#all);
  }

  without(left: number): number | undefined {
    const { plays, checked, quick, corrections } = this.#all;
    return meanOf({
      plays: plays - (this.#plays.all[left] ?? 0),
      checked: checked - (this.#plays.checked[left] ?? 0),
      quick: quick - (this.#sums.quick[left] ?? 0),
      corrections: corrections - (this.#sums.corrections[left] ?? 0),
    });
  }
}

interface Totals {
  readonly plays: number;
  readonly checked: number;
  readonly quick: number;
  readonly corrections: number;
}

function meanOf({ plays, checked, quick, corrections }: Totals): number | undefined {
  return plays === 0 ? undefined : quick / plays + (checked === 0 ? 0 : corrections / checked);
}

function sum(values: Float64Array): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

/** A mean with its number of courses and how far they vary. */
interface Supported {
  readonly chance: number;
  readonly plays: number;
  readonly support: number;
  readonly two: TwoValues | undefined;
  readonly commonest: number | undefined;
}

/** Widens the interval of a mean if few or no courses deviate from the commonest value. */
function widened([low, high]: readonly [number, number], mean: Supported): readonly [number, number] {
  const { chance, plays, support } = mean;
  if (support >= leastSupport) return [low, high];
  if (support <= 0) return withUnseen([chance, chance], plays);
  const [least, most] = withFewDeviating(mean);
  return [Math.min(low, least), Math.max(high, most)];
}

/** Where the commonest value is 0, the mean is at most the share of the others, whose values are at most 1. */
function withFewDeviating({ chance, plays, support, two, commonest }: Supported): readonly [number, number] {
  if (two !== undefined) return countedBetween(two, plays);
  if (commonest === 0) return [0, intervalOf(Math.min(1, support / plays), plays)[1]];
  return intervalOf(chance, Math.max(1, Math.min(plays, support)));
}

/** The interval of a mean of two values, from the binomial interval of how often the higher one occurs. */
function countedBetween({ low, high, times }: TwoValues, plays: number): readonly [number, number] {
  const [least, most] = intervalOf(times / plays, plays);
  return withUnseen([low + (high - low) * least, low + (high - low) * most], plays);
}

/** Allows for an unseen kind of course, with a chance up to its 97.5% bound and any value from 0 to 1. */
function withUnseen([low, high]: readonly [number, number], plays: number): readonly [number, number] {
  const unseen = 1 - 0.025 ** (1 / Math.max(1, plays));
  return [low * (1 - unseen), high + (1 - high) * unseen];
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}
