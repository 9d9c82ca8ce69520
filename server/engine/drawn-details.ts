/** Details of a step that are drawn: a body by its parts, dice that become others. */

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

/** Dice that have become others in this step, each for its reasons. */
export interface SteppingDetail {
  readonly dice: readonly SteppedDie[];
}

/**
 * A die that goes along a ladder of dice: `what` is its use (`location die`), and all dice are names, such as `d6`.
 * `ladder` are those that it passes, in order, with any others worth showing; `to` is missing if the die is gone, and
 * `why` has its reasons, in words, each of a step or of several (`a step up: shin-deep water`).
 */
export interface SteppedDie {
  readonly what: string;
  readonly from: string;
  readonly to?: string;
  readonly ladder: readonly string[];
  readonly why: readonly string[];
}
