/** Validates dice that the writer has pinned, and names the clauses that pin. */
import type { Problem } from '../../game/index.ts';
import { isFace, type PinnedDie } from '../../play/pinned-dice.ts';
import type { Deed } from './deeds.ts';
import { lastFact, type QuickShotFact, type Rolls } from './facts.ts';

/** Kinds of clauses about one particular roll. */
const kinds: ReadonlySet<QuickShotFact['kind']> = new Set(['rolls', 'gives', 'squashes']);

export function isPin({ kind }: QuickShotFact): boolean {
  return kinds.has(kind);
}

/** The number of faces of a die. */
const faces = 8;

/** Why the pinned dice can’t be rolled; `face` is a value that no die shows. */
export interface Mispinned extends Problem {
  readonly why: string;
  readonly face?: number;
}

/**
 * The pinned dice of an attempt with `size` dice, in order; none where they can’t be rolled, with the reasons. The
 * count may differ from `size` where some of them are left to be rolled.
 */
export function pinsOf(
  { announcement: { clauses } }: Deed,
  size: number,
): {
  readonly pins: readonly (PinnedDie | undefined)[];
  readonly mispinned: readonly Mispinned[];
} {
  const rolls = lastFact(clauses, 'rolls');
  if (rolls === undefined) return { pins: [], mispinned: [] };
  const { dice, source } = rolls;
  const mispinned = [...wrongFaces(rolls), ...wrongCount(rolls, size)];
  if (mispinned.length > 0) return { pins: [], mispinned };
  const pins = Array.from({ length: size }, (_, at) => dice[at]).map((die) =>
    die === undefined ? undefined : { value: die.value, source },
  );
  return { pins, mispinned };
}

function wrongFaces({ dice }: Rolls): readonly Mispinned[] {
  return dice
    .filter((die) => die !== undefined)
    .filter(({ value }) => !isFace(value, faces))
    .map(({ value: face, source }) => ({
      check: 'out-of-range-face',
      source,
      face,
      why: `a die shows 1 to ${faces}, and ${face} is pinned`,
    }));
}

function wrongCount({ dice, source }: Rolls, size: number): readonly Mispinned[] {
  const surplus = dice.slice(size).some((die) => die !== undefined);
  return surplus || (!dice.includes(undefined) && dice.length !== size)
    ? [{ check: 'dice-count-mismatch', source, why: `${size} dice are rolled, and ${dice.length} are pinned` }]
    : [];
}
