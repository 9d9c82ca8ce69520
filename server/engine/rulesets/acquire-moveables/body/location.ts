/** Where a blow lands: the location die, and what counts there. */
import { together, type Way } from '../../../play/branching.ts';
import { armourAt, partAt, type Armour, type BodyPart } from './cells.ts';

/** A number on the location die, and what it means: a part that is struck, cover that is struck instead, or a miss. */
export type Location =
  | { readonly lands: 'on'; readonly cell: number; readonly part: BodyPart; readonly armour: number }
  | { readonly lands: 'on cover'; readonly cell: number; readonly part: BodyPart }
  | { readonly lands: 'nowhere'; readonly cell: number };

/** The parts that are behind solid cover (am-193). */
type Covered = ReadonlySet<BodyPart>;

export function locationAt(cell: number, armour: Armour, covered: Covered): Location {
  const part = partAt(cell);
  if (part === undefined) return { lands: 'nowhere', cell };
  if (covered.has(part)) return { lands: 'on cover', cell, part };
  return { lands: 'on', cell, part, armour: armourAt(armour, cell) };
}

/** The distinct places that a die of this size can land on, each with the number of its sides that lead there. */
export function locationWays(size: number, armour: Armour, covered: Covered): readonly Way<Location>[] {
  const sides = Array.from({ length: size }, (_, index) => locationAt(index + 1, armour, covered));
  return together(
    sides.map((what) => ({ what, weight: 1n })),
    keyOf,
  );
}

/** Equal for places at which a blow does the same. */
function keyOf(location: Location): string {
  switch (location.lands) {
    case 'on':
      return `${location.part} ${location.armour}`;
    case 'on cover':
      return 'cover';
    case 'nowhere':
      return 'nowhere';
  }
}

/** HP after a blow: damage less ARM, which never raises them (am-180). */
export function pointsAfter(points: number, damage: number, armour: number): number {
  return points - Math.max(0, damage - armour);
}
