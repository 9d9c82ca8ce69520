/** Pins of the dice that the head of a round rolls, and of its checks each hour: which die each of them is for. */
import { isFace } from '../../../play/pinned-dice.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Fighter } from '../cast.ts';
import { isFor } from '../deeds/deeds.ts';
import { factsOf, type HeadDice, type HeadDie, type MoveablesFact, type PinnedHeadDie } from '../facts.ts';

/** The kind of sentence that rolls each die. */
const rollers: Readonly<Record<HeadDie, MoveablesFact['kind']>> = {
  encounter: 'encounter check',
  recon: 'encounter check',
  disposition: 'disposition',
  healing: 'long rest',
  recovery: 'short rest',
};

/** Whether a sentence rolls dice that can be pinned below it. */
export function rollsDice({ kind }: MoveablesFact): boolean {
  return Object.values(rollers).includes(kind);
}

export interface HeadRoll {
  readonly of: HeadDie;
  /** The sentence that rolls it, or the hour of the round; missing for healing dice at the end of a round. */
  readonly by?: MoveablesFact | number | undefined;
  readonly who?: Fighter | undefined;
  readonly injury?: string;
  /** Its place among the dice for the same injury, from 0. */
  readonly nth?: number;
}

/** The pinned number; a number that the die doesn’t have pins nothing. */
export function headPin(facts: readonly MoveablesFact[], roll: HeadRoll, sides: number): Numeral | undefined {
  const value = pinnedDice(facts, roll)[roll.nth ?? 0]?.value;
  return value !== undefined && isFace(value.value, sides) ? value : undefined;
}

/** Of several sentences, one for this person alone counts before one for everybody, and the last before the others. */
export function pinnedDice(facts: readonly MoveablesFact[], roll: HeadRoll): readonly PinnedHeadDie[] {
  const pins = headPinsFor(facts, roll).filter(({ dice }) => dice.some((die) => isPinOf(die, roll)));
  const pin = pins.findLast(({ whose }) => whose.length > 0) ?? pins.at(-1);
  return pin?.dice.filter((die) => isPinOf(die, roll)) ?? [];
}

/** The sentences for dice of this person that the same sentence rolls, or that are rolled in the same hour. */
export function headPinsFor(facts: readonly MoveablesFact[], { of, by, who }: HeadRoll): readonly HeadDice[] {
  return factsOf(facts, 'head dice').filter((pin) => {
    if (who === undefined ? pin.whose.length > 0 : !isFor(pin, { actor: who })) return false;
    if (typeof by === 'number' || pin.hour !== undefined) return pin.hour?.value === by;
    return by === undefined || rollerOf(facts, pin, of) === by;
  });
}

/** The nearest sentence above a pin that rolls such a die. */
export function rollerOf(facts: readonly MoveablesFact[], pin: HeadDice, of: HeadDie): MoveablesFact | undefined {
  return facts.slice(0, facts.indexOf(pin)).findLast(({ kind }) => kind === rollers[of]);
}

export function isPinOf({ of, injury }: PinnedHeadDie, roll: HeadRoll): boolean {
  return of === roll.of && injury?.text === roll.injury;
}
