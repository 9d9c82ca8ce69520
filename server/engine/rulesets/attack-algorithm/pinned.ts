/** Dice that the writer has pinned, and rounds without them. */
import { withoutPinsBy } from '../../play/pins.ts';
import type { AttackFact } from './facts.ts';

const kinds: ReadonlySet<AttackFact['kind']> = new Set(['pinned roll', 'pinned crit', 'pinned damage']);

export function isPin({ kind }: AttackFact): boolean {
  return kinds.has(kind);
}

export const withoutPins = withoutPinsBy(isPin);
