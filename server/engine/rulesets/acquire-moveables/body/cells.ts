/** The eight cells of the body that a blow can strike, and the armour on them. */

export const parts = ['Head', 'Thorax', 'Abdomen', 'Arms', 'Legs'] as const;

export type BodyPart = (typeof parts)[number];

/** The cells of each part (am-105 to am-109). */
export const cellsOf: Readonly<Record<BodyPart, readonly number[]>> = {
  Head: [1],
  Thorax: [2, 3, 4],
  Abdomen: [5, 6],
  Arms: [7],
  Legs: [8],
};

/** The part that a number on the location die strikes; undefined for a miss (am-178). */
export function partAt(cell: number): BodyPart | undefined {
  return parts.find((part) => cellsOf[part].includes(cell));
}

/** ARM by cell, from cell 1, and the value of a held shield. */
export interface Armour {
  readonly cells: readonly number[];
  readonly shield: number;
  /** The most ARM that pieces and shield give one cell together; missing if there is no limit (am-q064). */
  readonly most?: number;
}

export const unarmoured: Armour = { cells: [0, 0, 0, 0, 0, 0, 0, 0], shield: 0 };

/** The most ARM that pieces give one cell (am-103). */
export const mostArmour = 3;

/** The ARM that counts where a cell is struck: a held shield covers the odd cells (am-110). */
export function armourAt({ cells, shield, most = Infinity }: Armour, cell: number): number {
  return Math.min(most, (cells[cell - 1] ?? 0) + (cell % 2 === 1 ? shield : 0));
}
