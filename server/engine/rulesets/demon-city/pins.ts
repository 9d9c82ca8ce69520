/** Throws that the writer has pinned, and rounds without them. */
import { withoutPinsBy } from '../../play/pins.ts';
import type { DemonCityFact } from './facts.ts';

export function isPin({ kind }: DemonCityFact): boolean {
  return kind === 'pin';
}

export const withoutPins = withoutPinsBy(isPin);
