/** "Did you mean": the known word that is nearest to a written one. */
import { closest, distance } from 'fastest-levenshtein';

/** Undefined where nothing is near: more than a third of its letters would have to change. */
export function nearest(written: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const lower = written.toLowerCase();
  const near = closest(lower, words.map((word) => word.toLowerCase()));
  const away = distance(lower, near);
  return away > 0 && away <= Math.max(1, Math.floor(near.length / 3)) ? words.find((word) => word.toLowerCase() === near) : undefined;
}
