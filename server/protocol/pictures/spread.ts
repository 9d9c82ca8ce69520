/** View model of shares: something distributed over several people. */
import type { WhyView } from '../why.ts';

declare module '../table.ts' {
  interface PicturesView {
    readonly spread?: SpreadView;
  }
}

/**
 * Hits or harm distributed over several enemies: how much each received, what it consists of, and why it is that much.
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
