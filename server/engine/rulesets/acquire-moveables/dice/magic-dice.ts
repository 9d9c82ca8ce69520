/** Magic dice: what a handful of them does, and which of them stay usable. */
import { together, type Way } from '../../../play/branching.ts';

/** The sides of a magic die (am-213). */
export const magicSides = 6;

/** What a handful does: it works; fails loudly on doubles; or turns on the caster on triples (am-218, am-219). */
export type Casting = 'works' | 'doubles' | 'triples';

/** Three or more of one number are triples, whatever else is there; otherwise any two are doubles (am-q123). */
export function castingOf(faces: readonly number[]): Casting {
  const most = Math.max(...countsOf(faces));
  return most >= 3 ? 'triples' : most === 2 ? 'doubles' : 'works';
}

/** Dice that show an odd number may be used again that day; the others are spent (am-215, am-216). */
export function staysUsable(face: number): boolean {
  return face % 2 === 1;
}

/** All handfuls of this many dice, each in ascending order, with the number of ways to roll it. */
export function magicWays(dice: number): readonly Way<readonly number[]>[] {
  return handfuls(dice, 1).map((faces) => ({ what: faces, weight: arrangements(faces) }));
}

/** A handful for each way in which what comes of it can differ: its result, its sum, and the dice that stay usable. */
export function castingWays(dice: number): readonly Way<readonly number[]>[] {
  return together(magicWays(dice), (faces) => {
    const casting = castingOf(faces);
    return `${casting} ${casting === 'doubles' ? '' : sumOf(faces)} ${faces.filter(staysUsable).length}`;
  });
}

export function sumOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}

/** The sums that this many dice can have if all of them show different numbers. */
export function workingSums(dice: number): readonly number[] {
  if (dice > magicSides) return [];
  const [least, most] = [(dice * (dice + 1)) / 2, (dice * (2 * magicSides + 1 - dice)) / 2];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

function handfuls(dice: number, least: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  return Array.from({ length: magicSides + 1 - least }, (_, index) => least + index).flatMap((face) =>
    handfuls(dice - 1, face).map((rest) => [face, ...rest]),
  );
}

function arrangements(faces: readonly number[]): bigint {
  return countsOf(faces).reduce((ways, count) => ways / factorial(count), factorial(faces.length));
}

/** How many dice show each number, from 1. */
function countsOf(faces: readonly number[]): readonly number[] {
  return Array.from({ length: magicSides }, (_, index) => faces.filter((face) => face === index + 1).length);
}

function factorial(n: number): bigint {
  return n <= 1 ? 1n : BigInt(n) * factorial(n - 1);
}
