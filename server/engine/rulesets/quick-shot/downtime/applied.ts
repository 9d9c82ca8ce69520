/** The result of a happening between attempts: a changed condition, or a refusal with its reason. */
import type { Condition } from '../fight.ts';

/** The reasons for a refusal, named like the checks that report them. */
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

/**
 * `data` fills the placeholders of the finding; `kept` is the result of the other parts, where only a part is refused.
 */
export interface Refused {
  readonly fault: Fault;
  readonly says: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly kept?: Done;
}

export interface Done {
  readonly condition: Condition;
  /** The result in words, as full sentences. */
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

/** The condition afterwards; unchanged for a refusal. */
export function conditionAfter(before: Condition, applied: Applied): Condition {
  return isRefused(applied) ? (applied.kept?.condition ?? before) : applied.condition;
}

/** `1 WP`, `3 WP`; points have no plural. */
export function points(count: number): string {
  return `${count} WP`;
}
