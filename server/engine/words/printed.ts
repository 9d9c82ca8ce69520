/** Tables of chances printed in a rulebook, next to the computed ones. */
import type Fraction from 'fraction.js';

/**
 * The origin of a column of figures: the book, or one reading of its rules. `note` says how far it can be trusted, in a
 * few words.
 */
export interface TableReading {
  readonly name: string;
  readonly note: string;
}

/**
 * The printed figures in whole percent, and the exact chances by each of the table’s readings, in the order of its
 * outcomes.
 */
export interface PrintedRow {
  readonly what: string;
  readonly printed: readonly number[];
  readonly computed: readonly (readonly Fraction[])[];
}

/** `about` explains where figures differ and why, in full sentences. */
export interface PrintedTable {
  readonly title: string;
  readonly about: readonly string[];
  readonly outcomes: readonly string[];
  readonly readings: readonly TableReading[];
  readonly rows: readonly PrintedRow[];
}
