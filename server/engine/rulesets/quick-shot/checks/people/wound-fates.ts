/** What becomes of the action of a wound in a pinned roll. */
import { placeOf, type Fate } from '../../outcome.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';

/** Undefined where the wound has no action in the attempt. */
export function fateOf({ attempt: { needs }, outcome: { fates } }: PinnedRoll, wound: string): Fate | undefined {
  return fates[placeOf(needs, `cope with ${wound}`)];
}
