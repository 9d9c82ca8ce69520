/** Formats what extra and lost throws are worth. */
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
import { listedModifiers } from '../hover/modifiers.ts';

/** How far something moves a chance, without what it is. */
export type Amount = Pick<Worth, 'points' | 'changed' | 'within' | 'printed'>;

/**
 * `+12.3 points`, `−7.4 points each`, and `nothing` if the chance stays the same; a sampled worth begins with `~` or
 * states its maximum error (`+12 ±3 points`), and the rulebook’s own difference follows: `+8.6 points (the text’s
 * table: +12)`.
 */
export function pointsWords(worth: Amount, isOfEach = false): string {
  const { points } = worth;
  const own = points.equals(0) ? 'nothing' : amountOf(worth, points.compare(0) < 0 ? '−' : '+');
  return `${own}${isOfEach ? ' each' : ''}${printedBeside(worth)}`;
}

/** Without a sign, for a sentence that states the direction: `12.3 points`. */
export function amountWords(worth: Amount): string {
  const own = worth.points.equals(0) ? 'worth nothing' : amountOf(worth);
  return `${own}${printedBeside(worth)}`;
}

/** The difference between the rulebook’s printed figures, in whole points. */
function printedBeside({ points, printed }: Amount): string {
  if (printed === undefined || (printed.points === 0 && points.equals(0))) return '';
  return ` (${printed.from}: ${['−', '±', '+'][Math.sign(printed.points) + 1] ?? ''}${Math.abs(printed.points)})`;
}

/** The points with their sign; sampled ones have no more digits than their precision allows. */
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

/** For the end of a Markdown line, with non-breaking spaces so that it wraps as a whole. */
export function worthEnd(words: string): string {
  return ` ·${blank}${words.replace(' ', blank)}`;
}

/** A worth in points, in the command line’s JSON. */
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

/** Smaller worths, in points, are shown as under this. */
const least = 0.0001;

/** A displayed modifier with its worth; of several that say the same only the first has it. */
export interface WorthLine {
  /** Its index among the pool’s displayed modifiers. */
  readonly at: number;
  readonly modifier: Modifier;
  readonly worth?: ModifierWorth;
}

/** The displayed modifiers of a pool, in the order in which they count; those that are set aside have no worth. */
function worthLines(pool: Pool, worths: readonly ModifierWorth[]): readonly WorthLine[] {
  const left = new Set(worths);
  return listedModifiers(pool).map((modifier, at) => {
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

/** Modifiers that are worth the same, each followed by those that depend on it. */
export interface WorthGroup {
  readonly lines: readonly WorthLine[];
  /** That of the first of them; missing if unknown. */
  readonly worth?: ModifierWorth;
}

/** The lines with a worth of their own. */
export function ownLines({ lines }: WorthGroup): readonly WorthLine[] {
  return lines.filter(({ worth }) => worth !== undefined);
}

/** Largest effect first; those of unknown worth last, in the order in which they count. */
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

/** The worth of the reason that this one merely follows from. */
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

/** Whether a single modifier has a larger effect than each of the others; false if there are no others. */
export function isStrongest(group: WorthGroup, groups: readonly WorthGroup[]): boolean {
  const { worth } = group;
  if (worth === undefined || ownLines(group).length > 1 || worth.points.equals(0)) return false;
  const others = groups.flatMap((other) => (other.worth === undefined || other === group ? [] : [other.worth]));
  return others.length > 0 && others.every(({ points }) => points.abs().compare(worth.points.abs()) < 0);
}
