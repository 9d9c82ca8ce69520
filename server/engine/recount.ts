/** A pool counted otherwise: which of its reasons stay, and whether one comes to them. */
import type { Modifier } from './pool.ts';
import { sameSource } from './source.ts';
import type { PoolChange } from './what-if.ts';

/** By what an extra or lost throw is recognised, whatever becomes of it. */
export type Reason = Pick<Modifier, 'rule' | 'because' | 'words' | 'source'>;

/** What a change makes of one pool. */
export interface Recount {
  readonly stays: (reason: Reason) => boolean;
  /** Whether there is one advantage more. */
  readonly adds: boolean;
}

/** The recount of the pool of `who`, which the change may not concern at all. */
export function recountOf(change: PoolChange | undefined, who: string): Recount {
  if (change === undefined) return unchanged;
  if ('add' in change) return change.who === who ? { ...unchanged, adds: true } : unchanged;
  const left = leftOut(change).filter(({ givenBy = change.who }) => givenBy === who).map(originOf);
  return left.length === 0 ? unchanged : { stays: (reason) => !left.some((each) => saysTheSame(reason, each)), adds: false };
}

/** All that a change leaves out. */
export function leftOut({ without, also = [] }: Extract<PoolChange, { readonly without: Modifier }>): readonly Modifier[] {
  return [without, ...also];
}

/** What a modifier was before it was passed on or turned into something else. */
export function originOf(modifier: Modifier): Modifier {
  return modifier.cameOf ?? modifier;
}

/** Whether two say the same for the same reason, as the points of one bonus do. */
export function saysTheSame(one: Reason, other: Reason): boolean {
  return one.rule === other.rule && one.because === other.because && one.words === other.words && sameSource(one.source, other.source);
}

const unchanged: Recount = { stays: () => true, adds: false };
