/** Bets and pools as they are written, for what mends them. */
import { quoted } from '../../../../quoting.ts';
import type { Bet, Purse } from '../../facts.ts';

/** A pool as it is written. */
export function purseText(purse: Purse): string {
  switch (purse.in) {
    case 'general':
      return 'the general pool';
    case 'aside':
      return 'what is set aside';
    case 'drive':
      return quoted(purse.drive.text);
  }
}

/** A bet as it is written: of so much from one pool. */
export function betText(amount: number, purse: Purse): string {
  return `bets ${amount} WP${purse.in === 'general' ? '' : ` from ${purseText(purse)}`}`;
}

/** The sentence of a bet, with all its parts. */
export function betSentence({ amount, purse, parts }: Bet): string {
  if (parts.length === 0) return betText(amount.value, purse);
  return `bets ${amount.value} WP: ${parts.map((part) => `${part.count.value} WP ${part.purse.in === 'aside' ? 'set aside' : `from ${purseText(part.purse)}`}`).join(', ')}`;
}
