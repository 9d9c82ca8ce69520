/** "Did you mean": which of the known words somebody is likely to have meant by others. */
import { lettersBetween } from '../words/letters.ts';

/** What makes two texts the same words, however they are written: each game has its own. */
export type KeyOf = (words: string) => string;

/**
 * `certain` where they are hardly mistakable: nothing else is near, and they are written short or with a slip or two.
 */
export interface Meant {
  readonly words: string;
  readonly certain: boolean;
}

interface Compared {
  readonly words: string;
  /** Whether the written words are part of these. */
  readonly holds: boolean;
  /** Whether these are part of the written ones. */
  readonly isHeld: boolean;
  /** The share of letters that would have to change, from 0 to 1. */
  readonly change: number;
}

/** How large a share of the letters changes at most where words are near, and where they are hardly mistakable. */
const near = 1 / 3;
const hardlyMistakable = 1 / 4;

const mostOffered = 3;

/**
 * Words that hold the written ones, or are held by them; without such, the nearest, where no more than a third of the
 * letters would change. Undefined where none are near, or several as near.
 */
export function meantWords(written: string, known: readonly string[], keyOf: KeyOf): Meant | undefined {
  const likely = compared(written, known, keyOf).filter((each) => isPart(each) || each.change <= near);
  const [best, next] = likely;
  if (best === undefined || (next !== undefined && isAsNear(best, next))) return undefined;
  return { words: best.words, certain: next === undefined && (best.holds || best.change <= hardlyMistakable) };
}

/** The known words from the likeliest on, up to three, however far they are from the written ones. */
export function likeliestWords(written: string, known: readonly string[], keyOf: KeyOf): readonly string[] {
  return compared(written, known, keyOf)
    .slice(0, mostOffered)
    .map(({ words }) => words);
}

/** Each of the known words once, the likeliest first. */
function compared(written: string, known: readonly string[], keyOf: KeyOf): readonly Compared[] {
  const key = keyOf(written);
  const byKey = new Map(known.map((words) => [keyOf(words), words]));
  return [...byKey]
    .map(([other, words]) => ({
      words,
      holds: holds(other, key),
      isHeld: holds(key, other),
      change: changeOf(key, other),
    }))
    .sort((one, other) => Number(isPart(other)) - Number(isPart(one)) || one.change - other.change);
}

/** Whether whole words of one text are those of another, in their order. */
function holds(all: string, part: string): boolean {
  return ` ${all} `.includes(` ${part} `);
}

function changeOf(one: string, other: string): number {
  return lettersBetween(one, other) / Math.max(1, one.length, other.length);
}

function isPart({ holds, isHeld }: Compared): boolean {
  return holds || isHeld;
}

/** Of several that hold the words any may be meant, however long they are. */
function isAsNear(best: Compared, next: Compared): boolean {
  return isPart(best) === isPart(next) && (isPart(best) || best.change === next.change);
}
