/** How the report room learns where something stands: handed in, since the engine knows sentences and no lines. */
import type { Source } from '../engine/index.ts';

/** Lines are counted from 1. */
export interface LineSpan {
  readonly uri: string;
  readonly from: number;
  readonly to: number;
}

export type LinesOf = (source: Source) => LineSpan;

/** `line 12`; in a file other than the one at `home`, `line 12 of bestiary.clash`. */
export function placeWords({ uri, from }: LineSpan, home: string): string {
  return uri === home ? `line ${from}` : `line ${from} of ${decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1))}`;
}
