/** What is bought and improved, and with what. */
import type { Source } from '../../../../source.ts';
import type { Buys, BuysBase, Improves, Payment, QuickShotFact } from '../../facts.ts';

export type Trade = Buys | BuysBase | Improves;

export function isTrade(fact: QuickShotFact): fact is Trade {
  return fact.kind === 'buys' || fact.kind === 'buys base' || fact.kind === 'improves';
}

/** With what something is paid, if it is written. */
export function paymentOf(fact: QuickShotFact): Payment | undefined {
  return isTrade(fact) ? fact.payment : undefined;
}

/**
 * Where it is written with what something is paid: the type of a charge, or the name of a flaw; all of the sentence
 * where nothing is.
 */
export function paidAt(fact: QuickShotFact): Source {
  const payment = paymentOf(fact);
  if (payment === undefined) return fact.source;
  return 'type' in payment ? payment.type.source : payment.words.source;
}
