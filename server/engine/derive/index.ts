/**
 * All caching of computed results. `derive` and its variants cache weakly by the input values; caches keyed by text
 * have a size limit in `bounds.ts`. Every cache has a name, under which its hits are counted.
 */
export { derive, deriveFromPart, derivePair, deriveTriple } from './derive.ts';
export { deriveInSteps, type DerivedInSteps } from './in-steps.ts';
export { ValueMemo } from './value-memo.ts';
export { deriveByText, memoOfEach, memoOfPair, TextMemo, type Keeping } from './text-memo.ts';
export { ChainMemo } from './chain-memo.ts';
export { RowMemo } from './row-memo.ts';
export { AskedMemo, type Ask } from './asked-memo.ts';
export { bounds, type MemoryBound, type BoundName } from './bounds.ts';
export { countOf, hitCounts, withoutMemory, type Count } from './counts.ts';
