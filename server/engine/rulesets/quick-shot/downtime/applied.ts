/** What comes of something that happens between attempts: a changed condition, or nothing and why. */
import type { Condition } from '../fight.ts';

/** Why nothing comes of it, by the name of the check that says so. */
export type Fault =
  | 'sub-base-transfer'
  | 'unknown-pool'
  | 'base-reaching-breather'
  | 'short-vacation'
  | 'general-pool-vacation'
  | 'overdrawn-pool'
  | 'unfinished-drive-completion'
  | 'overspent-charges'
  | 'wrong-combination-rate'
  | 'charge-splitting'
  | 'mismatched-charge'
  | 'unequal-weakness-trade'
  | 'reused-weakness-trade'
  | 'purchased-compulsion'
  | 'compulsion-trade'
  | 'tass-without-resource'
  | 'mundane-tass-purchase'
  | 'oversized-tass-conversion'
  | 'wp-healing'
  | 'undeclared-weakness'
  | 'undeclared-improvement';

/** `data` fills what a finding says of it; `kept` is what has come of the rest of it, where only a part can’t be. */
export interface Refused {
  readonly fault: Fault;
  readonly says: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly kept?: Done;
}

export interface Done {
  readonly condition: Condition;
  /** What has come of it, as full sentences. */
  readonly says: string;
}

export type Applied = Done | Refused;

export function done(condition: Condition, says: string): Done {
  return { condition, says };
}

export function refused(fault: Fault, says: string, data: Refused['data'] = {}): Refused {
  return { fault, says, data };
}

export function isRefused(applied: Applied): applied is Refused {
  return 'fault' in applied;
}

/** What there is from then on: all as it was, where nothing comes of it. */
export function conditionAfter(before: Condition, applied: Applied): Condition {
  return isRefused(applied) ? (applied.kept?.condition ?? before) : applied.condition;
}

/** `1 WP`, `3 WP`; points have no plural. */
export function points(count: number): string {
  return `${count} WP`;
}
