/** Pinned dice of an announcement, by what they are for. */
import { isFace } from '../../../play/pinned-dice.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Deed } from '../deeds/deeds.ts';
import { factsOf, type PinPurpose } from '../facts.ts';

/** The pinned numbers of several dice alike, in order; a number that the die doesn’t have pins nothing. */
export function pinsFor({ announcement }: Deed, sides: number): readonly (Numeral | undefined)[] {
  return factsOf(announcement.clauses, 'pinned roll')
    .flatMap(({ dice }) => dice)
    .filter(({ purpose }) => purpose === undefined)
    .map(({ value }) => (value !== undefined && isFace(value.value, sides) ? value : undefined));
}

/** The pinned number, the last one written; `sides` is the die, beyond which a pin is ignored. */
export function pinnedFor({ announcement }: Deed, purpose: PinPurpose | undefined, sides: number): Numeral | undefined {
  const pins = factsOf(announcement.clauses, 'pinned roll').flatMap(({ dice }) => dice);
  const pin = pins.findLast((each) => each.purpose === purpose)?.value;
  return pin !== undefined && isFace(pin.value, sides) ? pin : undefined;
}
