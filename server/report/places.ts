/** How the report room learns where something stands: handed in, since the engine knows sentences and no lines. */
import type { Source } from '../engine/index.ts';

/** Lines are counted from 1. */
export interface LineSpan {
  readonly uri: string;
  readonly from: number;
  readonly to: number;
}

export type LinesOf = (source: Source) => LineSpan;
