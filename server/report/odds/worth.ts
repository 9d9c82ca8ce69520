/** What extra and lost throws are worth, in words. */
import {
  isSetAside,
  isWorthTheSame,
  originOf,
  saysTheSame,
  share,
  type Modifier,
  type ModifierWorth,
  type Pool,
  type Worth,
} from '../../engine/index.ts';
import { blank } from '../hover/bar.ts';
import { toldModifiers } from '../hover/modifiers.ts';

/** How far something moves a chance, without what it is. */
export type Amount = Pick<Worth, 'points' | 'changed' | 'within' | 'printed'>;

/**
 * `+12.3 points`, `−7.4 points each`, and `nothing` where the chance stays the same; what was only sampled begins with
 * `~`, or has how far it is off at most (`+12 ±3 points`), and what the rulebook prints stands behind: `+8.6 points
 * (the text’s table: +12)`.
 */
export function pointsWords(worth: Amount, isOfEach = false): string {
  const { points } = worth;
  const own = points.equals(0) ? 'nothing' : amountOf(worth, points.compare(0) < 0 ? '−' : '+');
  return `${own}${isOfEach ? ' each' : ''}${printedBeside(worth)}`;
}

/** The same without a sign, for a sentence that says which way: `12.3 points`. */
export function amountWords(worth: Amount): string {
  const own = worth.points.equals(0) ? 'worth nothing' : amountOf(worth);
  return `${own}${printedBeside(worth)}`;
}

/** By how many points the figures of the rulebook differ, which are whole ones. */
function printedBeside({ points, printed }: Amount): string {
  if (printed === undefined || (printed.points === 0 && points.equals(0))) return '';
  return ` (${printed.from}: ${['−', '±', '+'][Math.sign(printed.points) + 1] ?? ''}${Math.abs(printed.points)})`;
}

/** The points behind their sign; where they are sampled, with no more digits than that bears. */
function amountOf({ points, changed, within }: Amount, sign = ''): string {
  if (changed.sample === undefined) return `${sign}${digitsOf(points)} points`;
  const size = share({ chance: points.abs() });
  const digits = (within ?? size) < 0.95 ? 1 : 0;
  const amount = size.toFixed(digits);
  if (within === undefined)
    return `~${sign}${size < 0.05 ? digitsOf(points) : amount} ${amount === '1' ? 'point' : 'points'}`;
  const off = Math.max(1, Math.ceil(within * 10 ** digits)) / 10 ** digits;
  return `${Number(amount) === 0 ? '' : sign}${amount} ±${off.toFixed(digits)} points`;
}

function digitsOf(points: Worth['points']): string {
  const amount = share({ chance: points.abs() });
  return amount >= 0.05 ? amount.toFixed(1) : amount >= least ? amount.toPrecision(1) : `under ${least}`;
}

/** The same at the end of a line of Markdown, all on one line where it has to go to the next. */
export function worthEnd(words: string): string {
  return ` ·${blank}${words.replace(' ', blank)}`;
}

/** A worth in points as the command line’s JSON has it. */
export function pointsJson({ points, changed: { sample }, within, reckoned, printed }: Worth) {
  const value = share({ chance: points.abs() }) * (points.compare(0) < 0 ? -1 : 1);
  return {
    ...(within !== undefined
      ? { value, within }
      : sample === undefined
        ? { exact: points.toFraction(), value }
        : { value, sample }),
    ...(reckoned === undefined ? {} : { reckoned }),
    ...(printed === undefined ? {} : { printed: printed.points }),
  };
}

/** Differences below this are written as such. */
const least = 0.0001;

/** A modifier as it is told, with its worth; of several lines that say the same the first alone has it. */
export interface WorthLine {
  /** Its place among those that are told of the pool. */
  readonly at: number;
  readonly modifier: Modifier;
  readonly worth?: ModifierWorth;
}

/**
 * The modifiers of a pool as they are told, in the order in which they count; what is set aside is worth nothing by
 * itself, which says nothing.
 */
function worthLines(pool: Pool, worths: readonly ModifierWorth[]): readonly WorthLine[] {
  const left = new Set(worths);
  return toldModifiers(pool).map((modifier, at) => {
    if (isSetAside(modifier)) return { at, modifier };
    const worth = [...left].find(
      ({ change: { without } }) =>
        saysTheSame(originOf(without), originOf(modifier)) && without.givenBy === modifier.givenBy,
    );
    if (worth === undefined) return { at, modifier };
    left.delete(worth);
    return { at, modifier, worth };
  });
}

/** Modifiers that are worth the same, with what follows from each behind it. */
export interface WorthGroup {
  readonly lines: readonly WorthLine[];
  /** Of the first of them; missing where it isn’t known. */
  readonly worth?: ModifierWorth;
}

/** Those that have a worth of their own. */
export function ownLines({ lines }: WorthGroup): readonly WorthLine[] {
  return lines.filter(({ worth }) => worth !== undefined);
}

/**
 * What moves the chance furthest comes first; last those of which no worth is known, in the order in which they count.
 */
export function worthGroups(pool: Pool, worths: readonly ModifierWorth[]): readonly WorthGroup[] {
  const groups: WorthGroup[] = [];
  for (const line of worthLines(pool, worths)) {
    const worth = line.worth ?? followedWorth(line.modifier, worths);
    const at = groups.findIndex((group) => isAlike(group.worth, worth));
    const group = groups[at] ?? { lines: [], ...(worth === undefined ? {} : { worth }) };
    groups.splice(at < 0 ? groups.length : at, 1, { ...group, lines: [...group.lines, line] });
  }
  return groups.sort(furthestFirst);
}

/** That of a reason of which this one merely follows. */
function followedWorth(modifier: Modifier, worths: readonly ModifierWorth[]): ModifierWorth | undefined {
  return isSetAside(modifier)
    ? undefined
    : worths.find(({ change }) => saysTheSame(originOf(change.without), originOf(modifier)));
}

function isAlike(one: ModifierWorth | undefined, other: ModifierWorth | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isWorthTheSame(one, other);
}

function furthestFirst({ worth: one }: WorthGroup, { worth: other }: WorthGroup): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return other.points.abs().compare(one.points.abs());
}

/** Whether one modifier alone moves the chance further than all others, of which there are some. */
export function isStrongest(group: WorthGroup, groups: readonly WorthGroup[]): boolean {
  const { worth } = group;
  if (worth === undefined || ownLines(group).length > 1 || worth.points.equals(0)) return false;
  const others = groups.flatMap((other) => (other.worth === undefined || other === group ? [] : [other.worth]));
  return others.length > 0 && others.every(({ points }) => points.abs().compare(worth.points.abs()) < 0);
}
