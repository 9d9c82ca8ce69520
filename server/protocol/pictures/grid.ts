/** View model of what somebody holds, in grids. */

declare module '../table.ts' {
  interface PicturesView {
    readonly grid?: GridsView;
  }
}

interface GridsView {
  readonly grids: readonly GridView[];
}

/**
 * `columns` is the number of cells of its widest row; the rows are listed from the lowest up. `unplaced` lists what is
 * held without its cells being known.
 */
interface GridView {
  readonly title: string;
  readonly columns: number;
  readonly rows: readonly RowView[];
  readonly unplaced?: string;
}

/** `says` is what a full row means, and whether it is full; `words` says everything, for screen readers. */
interface RowView {
  readonly cells: readonly GridCellView[];
  readonly says: string;
  readonly isFull: boolean;
  readonly words: string;
}

interface GridCellView {
  readonly is: 'thing' | 'burden' | 'wound' | 'free' | 'unusable';
  readonly what: string;
  readonly span: number;
}

// Makes this file a module, whose declaration adds to the table’s.
export {};
