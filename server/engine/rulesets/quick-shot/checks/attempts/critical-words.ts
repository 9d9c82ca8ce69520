/** Whether the text says what a critical brings (qs-065, qs-068). */
import { couldBeCritical, criticalOn } from '../../play/action-outcomes.ts';
import { prosesOfAction, type Came } from '../../play/prose.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';

/**
 * It is said of the whole attempt, or of an action that the critical falls on, or may fall on where none is picked or
 * it is open which gets the sets.
 */
export function saysWhatItBrings(pinned: PinnedRoll, came: Came): boolean {
  const {
    deed: { announcement },
    needs,
  } = pinned.attempt;
  return (
    announcement.prose.some(({ when, of }) => when === came && of === undefined) ||
    placesOfCritical(pinned).some((place) => {
      const need = needs[place];
      return need !== undefined && prosesOfAction(announcement, need, [came]).length > 0;
    })
  );
}

function placesOfCritical({ attempt, outcome }: PinnedRoll): readonly number[] {
  const picked = criticalOn(attempt, outcome);
  const open = outcome.fates.flatMap((fate, place) => (fate === 'open' ? [place] : []));
  return [...(picked.length > 0 ? picked : couldBeCritical(outcome)), ...open];
}
