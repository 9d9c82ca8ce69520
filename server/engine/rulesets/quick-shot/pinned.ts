/** Dice that the writer has pinned, and rounds without them. */
import { isFace, type PinnedDie } from '../../play/pinned-dice.ts';
import type { Source } from '../../source.ts';
import type { Deed } from './deeds.ts';
import { lastFact, type QuickShotFact } from './facts.ts';

/** What speaks of one certain roll. */
const kinds: ReadonlySet<QuickShotFact['kind']> = new Set(['rolls', 'gives', 'squashes']);

export function isPin({ kind }: QuickShotFact): boolean {
  return kinds.has(kind);
}

/** The faces that a die has. */
export const faces = 8;

/**
 * What is pinned of an attempt with so many dice, in order; none of it where it can’t be rolled, with the reason. Where
 * some of them are rolled anyway it is no matter how many those are.
 */
export function pinsOf(
  { announcement: { clauses } }: Deed,
  size: number,
): {
  readonly pins: readonly (PinnedDie | undefined)[];
  readonly mispinned?: { readonly why: string; readonly source: Source };
} {
  const rolls = lastFact(clauses, 'rolls');
  if (rolls === undefined) return { pins: [] };
  const { dice, source } = rolls;
  const wrong = dice.find((die) => die !== undefined && !isFace(die.value, faces));
  if (wrong !== undefined)
    return {
      pins: [],
      mispinned: { why: `a die shows 1 to ${faces}, and ${wrong.value} is pinned`, source: wrong.source },
    };
  const isPartial = dice.includes(undefined);
  const surplus = dice.slice(size).some((die) => die !== undefined);
  if (surplus || (!isPartial && dice.length !== size))
    return { pins: [], mispinned: { why: `${size} dice are rolled, and ${dice.length} are pinned`, source } };
  return {
    pins: Array.from({ length: size }, (_, at) => dice[at]).map((die) =>
      die === undefined ? undefined : { value: die.value, source },
    ),
  };
}
