/** Slot readers shared by several sentences, and the slot forms that this game adds. */
import { ifSaid, optional } from '../../../fact-rows.ts';
import type { SlotForm, Slots } from '../../../sentence.ts';
import type { Payment, Purse, PursePart } from '../facts.ts';

/** A pool of Willpower. */
export const purseForm: SlotForm = {
  type: 'purse',
  called: 'a pool: “the general pool” or a drive in quotes',
  forms: ['[[the] drive] {drive:prose}', '[the] {pool:general|general pool}', '[what is] {pool:set aside|aside}'],
};

/** An amount of Willpower from or for a pool. */
export const purseShareForm: SlotForm = {
  type: 'purseshare',
  called: 'how much Willpower, and which pool',
  forms: [
    '{count:number} [(WP|Willpower)] [(to|from)] [[the] drive] {drive:prose}',
    '{count:number} [(WP|Willpower)] [(to|from)] [the] {pool:general|general pool}',
    '{count:number} [(WP|Willpower)] {pool:set aside|aside}',
  ],
};

/** A part of a bet; its words are mandatory, so nothing else is mistaken for it. */
export const stakeShareForm: SlotForm = {
  type: 'stakeshare',
  called: 'how much Willpower, and from which pool',
  forms: [
    '{count:number} (WP|Willpower) from [[the] drive] {drive:prose}',
    '{count:number} (WP|Willpower) from [the] {pool:general|general pool}',
  ],
};

/** The payment for something bought. */
export const paymentForm: SlotForm = {
  type: 'payment',
  called: 'a charge, tass or a weakness',
  forms: [
    '(a|an|1|one) {type:minor|significant|major} [XP] {coin:charge|charges}',
    '[(a|an|1|one)] {type:minor|significant|major} {coin:tass|tass charge}',
    '[the] weakness {weakness:prose}',
    '[the] compulsion {compulsion:prose}',
  ],
};

/** The forms of one entry of `rolls 5 5 any 7`. */
export const dieForm: SlotForm = { type: 'shotdie', forms: ['{die:number}', 'any'], called: 'what a die shows' };

export function purseOf(slots: Slots, slot: string): Purse {
  const [first] = pursesOf(slots, slot);
  return first ?? { in: 'general' };
}

/** All pools of a list; none if it is left out. */
export function pursesOf(slots: Slots, slot: string): readonly Purse[] {
  return slots.has(slot) ? slots.each(slot).map(purseIn) : [];
}

export function purseShares(slots: Slots, slot: string): readonly PursePart[] {
  if (!slots.has(slot)) return [];
  return slots
    .each(slot)
    .map((each) => ({ count: each.number('count'), purse: purseIn(each), source: each.source('count') }));
}

function purseIn(form: Slots): Purse {
  if (form.has('drive')) return { in: 'drive', drive: form.words('drive') };
  return form.words('pool').text.startsWith('general') ? { in: 'general' } : { in: 'aside' };
}

export function paymentIn(slots: Slots, slot: string): Payment | undefined {
  const [form] = slots.has(slot) ? slots.each(slot) : [];
  if (form === undefined) return undefined;
  if (form.has('weakness')) return { with: 'weakness', words: form.words('weakness') };
  if (form.has('compulsion')) return { with: 'compulsion', words: form.words('compulsion') };
  return { with: form.words('coin').text.startsWith('tass') ? 'tass' : 'charge', type: form.words('type') };
}

/** The part of a row for a scope. */
export const scopeWords = 'on ({everything:everything|all}|{scope:prose})';

export const scoped = {
  everything: ifSaid((): true => true),
  scope: optional.words,
};
