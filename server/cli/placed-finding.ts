/** Findings with their positions, as in every format of the command line. */
import type { Finding } from '../engine/index.ts';

/** One finding with its position; lines and columns count from 1. */
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
