/** Did-you-mean suggestions: the known word nearest to a written one. */
import { slipsBetween } from '../../engine/index.ts';

/** The nearest of some words, if near enough; `certain` if no other is as near and confusion is unlikely. */
export interface Near {
  readonly word: string;
  readonly certain: boolean;
}

/** The known word nearest to a written one; `undefined` if none is near. Ignores case. */
export function nearest(written: string, known: Iterable<string>): Near | undefined {
  const lower = written.toLowerCase();
  const allowed = allowedDistance(lower.length);
  let best: { readonly word: string; readonly distance: number; readonly alone: boolean } | undefined;
  for (const word of new Set(known)) {
    if (Math.abs(word.length - lower.length) > allowed) continue;
    const far = slipsBetween(lower, word);
    if (far > allowed || (best !== undefined && far > best.distance)) continue;
    best = { word, distance: far, alone: best === undefined || far < best.distance };
  }
  if (best === undefined) return undefined;
  return { word: best.word, certain: best.alone && best.distance <= 2 && lower.length >= 5 };
}

function allowedDistance(length: number): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : length < 12 ? 2 : 3;
}
