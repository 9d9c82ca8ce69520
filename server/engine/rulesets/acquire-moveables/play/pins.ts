/** Pinned dice of an announcement, by what they are for. */
import type { Numeral } from '../../../scenario.ts';
import type { Deed } from '../deeds/deeds.ts';
import { factsOf, type PinPurpose } from '../facts.ts';

/** The pinned number, the last one written; `sides` is the die, beyond which a pin is ignored. */
export function pinnedFor({ announcement }: Deed, purpose: PinPurpose | undefined, sides: number): Numeral | undefined {
  const pins = factsOf(announcement.clauses, 'pinned roll').flatMap(({ dice }) => dice);
  const pin = pins.findLast((each) => each.purpose === purpose)?.value;
  return pin !== undefined && Number.isInteger(pin.value) && pin.value >= 1 && pin.value <= sides ? pin : undefined;
}
