/** Findings with their places, as every format of the command line shows them. */
import type { Finding } from '../engine/index.ts';

/** One finding with its place as people count: lines and columns from 1. */
export interface PlacedFinding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Finding['severity'];
  readonly rule: string;
  readonly message: string;
}
