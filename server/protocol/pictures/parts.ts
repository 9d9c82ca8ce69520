/** View model of a body by its parts. */

declare module '../table.ts' {
  interface PicturesView {
    readonly parts?: PartsView;
  }
}

/** Where somebody can be struck, part by part, from the top. */
interface PartsView {
  readonly title: string;
  readonly parts: readonly PartView[];
}

/**
 * `says` is what is shown beside the cells: `struck in cell 4, amputated`; empty if there is nothing to say. `words`
 * says the same with the protection of each cell, for screen readers.
 */
interface PartView {
  readonly name: string;
  readonly cells: readonly CellView[];
  readonly says: string;
  readonly words: string;
}

interface CellView {
  readonly number: number;
  readonly protection: number;
  readonly struck: boolean;
}

// Makes this file a module, whose declaration adds to the table’s.
export {};
