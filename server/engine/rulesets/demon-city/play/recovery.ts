/**
 * Getting up again, or not: neither text has the table for it, so it is the Host’s decision (section 6 of the reading).
 */
import { conditionOf, withCondition, type Condition, type Fight } from '../fight.ts';
import type { Recovery } from '../facts.ts';

/**
 * A fighter who is up again after being below 0 Toughness is hurt; the text doesn’t say at how much Toughness: 0 is the
 * default. “Out for good” is final.
 */
export function recovered<F extends Fight>(fight: F, name: string, recovery: Recovery): F {
  return withCondition(fight, name, recoveryOf(conditionOf(fight, name), recovery));
}

/** The change to a condition; none for a fighter who is up. */
export function recoveryOf({ toughness }: Condition, recovery: Recovery): Partial<Condition> {
  if (toughness >= 0) return {};
  if (recovery === 'back up') return { toughness: 0, hurt: true };
  return recovery === 'out for good' ? { out: true } : {};
}
