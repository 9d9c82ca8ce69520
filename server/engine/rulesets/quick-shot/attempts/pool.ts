/** The dice of an attempt: eight against five, and one or two more for a bet (qs-051, qs-060, qs-061). */
import type { Modifier, Pool } from '../../../pool.ts';
import { isCounted, reasonsLeft, recountOf } from '../../../worth/recount.ts';
import { list } from '../../../play/words.ts';
import { diceFor, stakeWords, type WrittenBet } from './bets.ts';
import type { Deed } from '../deeds.ts';
import type { RoundContext } from '../round-context.ts';
import { rule } from '../rule-ids.ts';

/** The number of dice before bets. */
export const baseDice = 8;

/** The lowest face that counts (qs-052). */
export const leastFace = 5;

/** The pool with the reasons for its dice, and the bet that is made. */
export function poolOf(
  context: Pick<RoundContext, 'change'>,
  deed: Deed,
  bets: readonly WrittenBet[],
  changes: readonly Modifier[],
): { readonly pool: Pool; readonly bet?: WrittenBet } {
  const recount = recountOf(context.change, deed);
  const listed = bets.map((bet) => ({ bet, modifiers: reasonsLeft([betModifier(deed, bet)], recount) }));
  const made = listed.find(({ modifiers }) => modifiers.some(isCounted))?.bet;
  return {
    pool: {
      who: deed.actor.name,
      base: baseDice,
      because: 'every attempt has eight dice',
      rule: rule.pool.id,
      modifiers: [...listed.flatMap(({ modifiers }) => modifiers), ...changes],
      size: baseDice + (made === undefined ? 0 : (diceFor.get(made.amount) ?? 0)),
      keep: 'sets',
      least: leastFace,
      from: 'd8',
      unit: { one: 'die', many: 'dice', faces: 8 },
    },
    ...(made === undefined ? {} : { bet: made }),
  };
}

function betModifier({ actor }: Deed, { amount, stakes, source, not }: WrittenBet): Modifier {
  return {
    rule: rule.bolstering.id,
    title: rule.bolstering.title,
    amount: diceFor.get(amount) ?? 1,
    called: `${amount} WP bet`,
    source,
    because: `${actor.called} bets ${list(stakes.map(stakeWords))}`,
    ...(not === undefined
      ? { standing: 'counted' }
      : { standing: 'unused', uncounted: { short: not.short, why: not.why } }),
  };
}
