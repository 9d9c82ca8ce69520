/** "Did you mean": the known word nearest to a written one. */
import { slipsBetween } from './letters.ts';

/** Undefined if nothing is near: more than a third of the word's letters would have to change. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  let best: { readonly word: string; readonly away: number } | undefined;
  for (const word of words) {
    const most = Math.max(1, Math.floor(word.length / 3));
    if (Math.abs(word.length - written.length) > most) continue;
    const away = word === written ? Number.POSITIVE_INFINITY : slipsBetween(written, word);
    if (away <= most && (best === undefined || away < best.away)) best = { word, away };
  }
  return best?.word;
}
