/** Getting up again, or not: neither text has the table for it, so that it is the Host's decision (section 6 of the reading). */
import { conditionOf, withCondition, type Fight } from '../fight.ts';
import type { Recovery } from '../facts.ts';

/**
 * Who was below 0 Toughness and is up again is hurt; the text doesn't say at how much Toughness: 0 is the default. Out for
 * good is out for good: nobody asks about those any more.
 */
export function recovered<F extends Fight>(fight: F, name: string, recovery: Recovery): F {
  const condition = conditionOf(fight, name);
  if (condition.toughness >= 0) return fight;
  if (recovery === 'back up') return withCondition(fight, name, { toughness: 0, hurt: true });
  return recovery === 'out for good' ? withCondition(fight, name, { out: true }) : fight;
}
