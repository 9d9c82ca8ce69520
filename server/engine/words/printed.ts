/** Tables of chances that a rulebook prints, beside what they come to here. */
import type Fraction from 'fraction.js';

/**
 * How one column of figures is come by: what the book prints, or one way of reading its rules. `note` says how far it
 * can be trusted, in a few words.
 */
export interface TableReading {
  readonly name: string;
  readonly note: string;
}

/**
 * What is printed, in whole percent, and the exact chances by each of the table’s readings; in the order of its
 * outcomes.
 */
export interface PrintedRow {
  readonly what: string;
  readonly printed: readonly number[];
  readonly reckoned: readonly (readonly Fraction[])[];
}

/** `about` says where figures differ and why, in full sentences. */
export interface PrintedTable {
  readonly title: string;
  readonly about: readonly string[];
  readonly outcomes: readonly string[];
  readonly readings: readonly TableReading[];
  readonly rows: readonly PrintedRow[];
}
