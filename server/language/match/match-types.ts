/** What matching gives: the marks of what was read, the rows it was read by, and what was wanted where it failed. */
import type { NameTable } from './name-table.ts';
import type { SlotNode } from './notation.ts';
import type { Row } from './row.ts';
import type { Lexicon, SlotValue, SlotWant } from './slot-value.ts';

/** What was read at one point of a row: its own word, a slot, or the bounds of a list and its entries. */
export type Mark =
  | { readonly is: 'literal'; readonly from: number; readonly to: number }
  | {
      readonly is: 'slot';
      readonly node: SlotNode;
      readonly from: number;
      readonly to: number;
      readonly value: SlotValue;
    }
  | { readonly is: 'open'; readonly node: SlotNode; readonly from: number }
  | { readonly is: 'entry'; readonly from: number }
  | { readonly is: 'close'; readonly to: number };

/** One row that was matched, from its first token to the one behind its last. */
export interface MatchedPart {
  readonly row: Row;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
}

/**
 * What would have been understood where matching went furthest.
 * `row` is the row that wanted it, `slot` the slot where it is one.
 */
export interface Want extends SlotWant {
  readonly row: Row;
  readonly at: number;
  readonly slot?: string;
}

/** What a match looks at. */
export interface MatchWorld {
  readonly file: string;
  readonly names: NameTable;
  readonly lexicon: Lexicon;
}

/** The rows that may follow in a sentence that begins with a row. */
export type Following = (first: Row, at: number) => readonly Row[];
