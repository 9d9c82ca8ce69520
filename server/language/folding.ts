/** What can be folded away: blocks of more than one line, long comments and quotations. */
import { blocksOf, type Block } from './blocks.ts';
import { gapsOf } from './gaps.ts';
import type { OffsetRange } from './layout.ts';
import type { Reading } from './read.ts';

export interface Fold extends OffsetRange {
  readonly kind: 'region' | 'comment';
}

/** All folds, each over more than one line. */
export function foldsOf(reading: Reading): readonly Fold[] {
  const { text } = reading;
  const regions = blocksOf(reading).flatMap(rangesIn).map((range): Fold => ({ ...range, kind: 'region' }));
  const comments = gapsOf(reading.document).flatMap((gap) => gap.comments).map((range): Fold => ({ ...range, kind: 'comment' }));
  return [...regions, ...comments].filter(({ start, end }) => /[\r\n]/u.test(text.slice(start, end)));
}

function rangesIn(block: Block): readonly OffsetRange[] {
  return [block.range, ...block.children.flatMap(rangesIn)];
}
