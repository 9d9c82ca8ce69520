/**
 * Details of a step that are drawn: a body by its parts, dice that become others, grids of what somebody holds, and how
 * long something lasts.
 */
import Fraction from 'fraction.js';

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

/** What somebody holds, in grids such as two inventories. */
export interface GridDetail {
  readonly who: string;
  readonly grids: readonly Grid[];
}

/**
 * A grid by its name, with its rows from the lowest up. `unplaced` is what is held too, though nobody knows in which
 * cells: then a cell without anything in it isn’t certain to be free.
 */
export interface Grid {
  readonly name: string;
  readonly rows: readonly GridRow[];
  readonly unplaced?: UnplacedThings;
}

/** `says` is what is known of them: `carried, no slot given`. */
export interface UnplacedThings {
  readonly says: string;
  readonly things: readonly string[];
}

/** `full` says what it means if every cell of the row is in use: `EXH 2`. `isFull` is set if that is so. */
export interface GridRow {
  readonly cells: readonly GridCell[];
  readonly full?: string;
  readonly isFull?: true;
}

/**
 * What lies in one cell or in several beside each other: a thing; a burden, such as fatigue; or a wound. Otherwise the
 * cells are free or can’t be used. `what` is empty for those.
 */
export interface GridCell {
  readonly is: 'thing' | 'burden' | 'wound' | 'free' | 'unusable';
  readonly what: string;
  readonly span: number;
}

/** How long things last, such as a light or a wound. */
export interface LastingDetail {
  readonly things: readonly LastingThing[];
}

/**
 * `left` are the exact chances that it is still there after 1, 2, 3… units of time (`{ one: 'hour', many: 'hours' }`),
 * as `3/4`, since steps are plain data; reports show the first 24.
 */
export interface LastingThing {
  readonly what: string;
  readonly unit: { readonly one: string; readonly many: string };
  readonly left: readonly string[];
}

/** The chances of `left`, to count with. */
export function chancesLeft({ left }: Pick<LastingThing, 'left'>): readonly Fraction[] {
  return left.map((chance) => new Fraction(chance));
}
