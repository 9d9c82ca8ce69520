/** What extra and lost throws are worth, in words. */
import { originOf, saysTheSame, share, type Modifier, type ModifierWorth, type Pool, type Worth } from '../engine/index.ts';
import { blank } from './bar.ts';
import { toldModifiers } from './modifiers.ts';

/** `+12.3 points`, `−7.4 points`, and `nothing` where the chance stays the same; what was only sampled begins with `~`. */
export function pointsWords({ points, changed }: Worth): string {
  if (points.equals(0)) return 'nothing';
  const amount = share({ chance: points.abs() });
  const digits = amount >= 0.05 ? amount.toFixed(1) : amount >= least ? amount.toPrecision(1) : `under ${least}`;
  return `${changed.sample === undefined ? '' : '~'}${points.compare(0) < 0 ? '−' : '+'}${digits} points`;
}

/** The same at the end of a line of Markdown, all on one line where it has to go to the next. */
export function worthEnd(points: string, isStrongest = false): string {
  return ` ·${blank}${points.replace(' ', blank)}${isStrongest ? ' (strongest)' : ''}`;
}

/** A worth in points as the command line’s JSON has it. */
export function pointsJson({ points, changed: { sample } }: Worth) {
  const value = share({ chance: points.abs() }) * (points.compare(0) < 0 ? -1 : 1);
  return sample === undefined ? { exact: points.toFraction(), value } : { value, sample };
}

/** Differences below this are written as such. */
const least = 0.0001;

/** A modifier as it is told, with its worth; of several lines that say the same the first alone has it. */
export interface WorthLine {
  readonly modifier: Modifier;
  readonly worth?: ModifierWorth;
  /** Whether nothing in the pool moves the chance further. */
  readonly strongest: boolean;
}

/** The modifiers of a pool as they are told, in the order in which they count. */
export function worthLines(pool: Pool, worths: readonly ModifierWorth[]): readonly WorthLine[] {
  const [strongest] = worths;
  const left = new Set(worths);
  return toldModifiers(pool).map((modifier) => {
    const worth = [...left].find(({ change: { without } }) => (
      saysTheSame(originOf(without), originOf(modifier)) && without.givenBy === modifier.givenBy));
    if (worth === undefined) return { modifier, strongest: false };
    left.delete(worth);
    return { modifier, worth, strongest: worths.length > 1 && !worth.points.equals(0) && worth.points.abs().equals(strongest?.points.abs() ?? 0) };
  });
}
