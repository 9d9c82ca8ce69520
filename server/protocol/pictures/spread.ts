/** The picture of what falls to several in shares. */
import type { WhyView } from '../why.ts';

declare module '../table.ts' {
  interface PicturesView {
    readonly spread?: SpreadView;
  }
}

/**
 * Hits or harm shared out over several: for each enemy how much fell on them, what each of it was, and why it is so
 * much.
 */
interface SpreadView {
  readonly title: string;
  readonly rows: readonly SpreadRow[];
}

interface SpreadRow {
  readonly name: string;
  readonly side: number;
  readonly count: number;
  readonly says: string;
  readonly why: WhyView;
}
