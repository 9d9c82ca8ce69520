/** All that is rolled in a round, checks and attacks alike, and what counts in it. */
import { derive } from '../../../derive/index.ts';
import type { Modifier, Pool } from '../../../pool.ts';
import { isSetAside } from '../../../recount.ts';
import type { Deed } from '../attacks.ts';
import type { RoundPlan } from '../plan.ts';
import type { RolledPool } from '../pools.ts';
import { rule } from '../rule-ids.ts';

export interface DeedRoll {
  readonly deed: Deed;
  readonly roll: RolledPool;
}

/** Checks first, then attacks. */
export const rollsIn = derive(
  'attack-algorithm/rolls of a plan',
  ({ checks, exchanges }: RoundPlan): readonly DeedRoll[] => [
    ...checks.map((roll) => ({ deed: roll.deed, roll })),
    ...exchanges
      .flatMap(({ sides }) => sides)
      .flatMap(({ rolls }) => rolls)
      .map((roll) => ({ deed: roll.attack, roll })),
  ],
);

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
