/** The results of matching: marks, matched rows, and what was expected where matching failed. */
import type { NameTable } from './name-table.ts';
import type { SlotNode } from './notation.ts';
import type { Row } from './row.ts';
import type { Lexicon, SlotValue, SlotWant } from './slot-value.ts';

/** One element matched in a row: a fixed word, a slot, or the bounds of a list and its entries. */
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

/** One matched row; `to` is exclusive. */
export interface MatchedPart {
  readonly row: Row;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
}

/**
 * What was expected at the furthest point of matching.
 * `row` is the row that expected it, `slot` its slot if it is one.
 */
export interface Want extends SlotWant {
  readonly row: Row;
  readonly at: number;
  readonly slot?: string;
}

/** The context for matching. */
export interface MatchWorld {
  readonly file: string;
  readonly names: NameTable;
  readonly lexicon: Lexicon;
}

/** The rows that may follow in a sentence, given its first row. */
export type Following = (first: Row, at: number) => readonly Row[];
