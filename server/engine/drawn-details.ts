/** Details of a step that are drawn: a body by its parts. */

/**
 * Where somebody can be struck, part by part, from the top. `protection` is the game’s word for what protects a cell
 * (`ARM`), and `struck` the number of the cell that is struck in this step.
 */
export interface PartsDetail {
  readonly who: string;
  readonly protection: string;
  readonly parts: readonly StruckPart[];
  readonly struck?: number;
}

/** `states` says in a few words each what is wrong with the part, or in front of it: `amputated`, `behind cover`. */
export interface StruckPart {
  readonly name: string;
  readonly cells: readonly PartCell[];
  readonly states: readonly string[];
}

/** A cell by its number, which no other part has, and how much protects it, from 0. */
export interface PartCell {
  readonly number: number;
  readonly protection: number;
}
