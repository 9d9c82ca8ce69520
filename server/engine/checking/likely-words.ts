/** "Did you mean": the known words that somebody probably meant. */
import { lettersBetween } from '../words/letters.ts';

/** Normalises words: two texts with the same key are the same words. Each game has its own. */
export type KeyOf = (words: string) => string;

/**
 * `certain` if there is hardly any doubt: nothing else is near, and the written words are an abbreviation or have few
 * slips.
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

/** Maximum share of changed letters for words that are near, and for those that are hardly mistakable. */
const near = 1 / 3;
const hardlyMistakable = 1 / 4;

const mostOffered = 3;

/**
 * Words that contain the written ones, or are contained in them; otherwise the nearest, if at most a third of the
 * letters would change. Undefined if none are near, or several equally so.
 */
export function meantWords(written: string, known: readonly string[], keyOf: KeyOf): Meant | undefined {
  const likely = compared(written, known, keyOf).filter((each) => isPart(each) || each.change <= near);
  const [best, next] = likely;
  if (best === undefined || (next !== undefined && isAsNear(best, next))) return undefined;
  return { words: best.words, certain: next === undefined && (best.holds || best.change <= hardlyMistakable) };
}

/** The likeliest known words, up to three, however different they are from the written ones. */
export function likeliestWords(written: string, known: readonly string[], keyOf: KeyOf): readonly string[] {
  return compared(written, known, keyOf)
    .slice(0, mostOffered)
    .map(({ words }) => words);
}

/** Each known word once, the likeliest first. */
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

/** Whether one text contains another as whole words in the same order. */
function holds(all: string, part: string): boolean {
  return ` ${all} `.includes(` ${part} `);
}

function changeOf(one: string, other: string): number {
  return lettersBetween(one, other) / Math.max(1, one.length, other.length);
}

function isPart({ holds, isHeld }: Compared): boolean {
  return holds || isHeld;
}

/** If several contain the words, any of them may be meant, whatever their length. */
function isAsNear(best: Compared, next: Compared): boolean {
  return isPart(best) === isPart(next) && (isPart(best) || best.change === next.change);
}
