/** The dice of a pool that there are reasons for. */
import type { Modifier, Pool } from '../../../pool.ts';
import { isSetAside } from '../../../recount.ts';
import { rule } from '../rule-ids.ts';

/**
 * The bonus and penalty dice among the reasons of a pool, whether or not they count; without those that are set aside.
 */
export function diceOf({ modifiers }: Pool): readonly Modifier[] {
  return modifiers.filter((modifier) => dice.has(modifier.rule) && !isSetAside(modifier));
}

const dice: ReadonlySet<string> = new Set([
  rule.bonusDie.id,
  rule.penaltyDie.id,
  rule.attackBonus.id,
  rule.circumstances.id,
]);
