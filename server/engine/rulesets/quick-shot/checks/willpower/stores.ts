/** Where somebody has Willpower, charges or tass, and what at the head of a round would fill it. */
import { isRefused } from '../../between/index.ts';
import type { Purse, QuickShotFact } from '../../facts.ts';
import type { Headed } from '../../plan.ts';
import { generalPool, isSamePurse } from '../../purses.ts';

/**
 * A pool; what is above the base of the general pool; charges by their type, of tass with the word behind it: `minor`,
 * `minor tass`.
 */
export type Store = Purse | { readonly in: 'above the base' } | { readonly in: 'charges'; readonly type: string };

export function isSameStore(one: Store, other: Store): boolean {
  if (one.in === 'charges' && other.in === 'charges') return one.type === other.type;
  if (one.in === 'drive' && other.in === 'drive') return isSamePurse(one, other);
  return one.in === other.in && one.in !== 'drive' && one.in !== 'charges';
}

/**
 * What would be fuller if something came to pass. Neither a rest nor a breather brings the general pool above its base.
 */
export function filledBy(fact: QuickShotFact): readonly Store[] {
  switch (fact.kind) {
    case 'rest':
      return [generalPool, ...fact.moves.map(({ purse }) => purse)];
    case 'breather':
      return [generalPool];
    case 'vacation':
      return [{ in: 'drive', drive: fact.to }];
    case 'completion':
      return fact.moves.flatMap(({ purse }) => withPoints(purse));
    case 'assigns':
    case 'converts':
      return withPoints(fact.to);
    case 'combines':
      return [{ in: 'charges', type: fact.into.text }];
    default:
      return [];
  }
}

function withPoints(purse: Purse): readonly Store[] {
  return purse.in === 'general' ? [purse, { in: 'above the base' }] : [purse];
}

/**
 * From where something would take that comes to nothing because there isn’t enough of it. A breather takes nothing:
 * there is too much.
 */
export function drawnOn({ fact, applied }: Headed): readonly Store[] {
  if (isRefused(applied) && applied.fault === 'overspent-charges')
    return [{ in: 'charges', type: String(applied.data.type) }];
  switch (fact.kind) {
    case 'rest':
      return [{ in: 'above the base' }];
    case 'vacation':
      return [fact.from];
    case 'completion':
      return [{ in: 'drive', drive: fact.project }];
    case 'assigns':
      return [{ in: 'aside' }];
    default:
      return [];
  }
}
