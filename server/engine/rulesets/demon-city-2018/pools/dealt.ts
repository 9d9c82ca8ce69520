/** Pools as dealt from a deck that is too small. The text is silent on that: the default of reading t30 is used. */
import type { Modifier, Pool, Uncounted } from '../../../pool.ts';
import { isCounted } from '../../../worth/recount.ts';
import { rule } from '../rule-ids.ts';

const notDealt: Uncounted = {
  short: 'not dealt',
  why:
    'the deck has too few cards for this throw: everybody gets one in the order of announcing, then a second, ' +
    'until none is left. The text doesn’t say what happens then; this default is Clashwright’s',
  rule: rule.reshuffling.id,
};

/** Why somebody who should have thrown has no card on the table. */
export const cardlessWhy =
  'The deck has too few cards for this throw, and none was left. The text doesn’t say what happens then; ' +
  'this default is Clashwright’s: they throw nothing.';

/** The pool with `cards` cards: the last of its extra throws weren’t dealt, and without any card nothing of it was. */
export function dealtPool(pool: Pool, cards: number): Pool {
  if (cards >= pool.size) return pool;
  return {
    ...pool,
    modifiers: dealtModifiers(pool, cards),
    size: cards,
    short: { of: pool.size, uncounted: notDealt },
  };
}

function dealtModifiers({ base, modifiers }: Pool, cards: number): readonly Modifier[] {
  if (cards === 0) return modifiers.map((modifier) => (isCounted(modifier) ? undealt(modifier) : modifier));
  let missing = modifiers.filter(isCounted).reduce((sum, { amount }) => sum + amount, base) - cards;
  return modifiers
    .toReversed()
    .map((modifier) => {
      if (missing <= 0 || modifier.amount < 0 || !isCounted(modifier)) return modifier;
      missing -= modifier.amount;
      return undealt(modifier);
    })
    .reverse();
}

function undealt(modifier: Modifier): Modifier {
  return { ...modifier, standing: 'capped', uncounted: notDealt };
}
