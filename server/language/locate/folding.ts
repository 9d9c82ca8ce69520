/** Folding ranges: blocks of more than one line, and long comments. */
import { runToEnd, mapInSteps } from '../../engine/index.ts';
import { blocksOf, type Block } from '../read/blocks.ts';
import { gapsOf } from '../read/gaps.ts';
import type { OffsetRange } from '../read/layout.ts';
import type { Reading } from '../read/read.ts';

export interface Fold extends OffsetRange {
  readonly kind: 'region' | 'comment';
}

/** All folds, each over more than one line. */
export function foldsOf(reading: Reading): readonly Fold[] {
  return runToEnd(foldSteps(reading));
}

/** The same as resumable steps. */
export function* foldSteps(reading: Reading): Generator<undefined, readonly Fold[]> {
  const { text, document } = reading;
  const isLong = ({ start, end }: OffsetRange): boolean => /[\r\n]/u.test(text.slice(start, end));
  const blocks = (yield* blocksOf.steps(reading)).flatMap(rangesIn);
  yield;
  const regions = yield* mapInSteps(blocks, (range): Fold[] => (isLong(range) ? [{ ...range, kind: 'region' }] : []));
  const gaps = gapsOf(document);
  yield;
  const comments = yield* mapInSteps(
    gaps.flatMap((gap) => gap.comments),
    (range): Fold[] => (isLong(range) ? [{ ...range, kind: 'comment' }] : []),
  );
  return [...regions, ...comments].flat();
}

function rangesIn(block: Block): readonly OffsetRange[] {
  return [block.range, ...block.children.flatMap(rangesIn)];
}
