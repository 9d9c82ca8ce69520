/** What several sentences take from their slots alike, and the forms of slots that this game adds. */
import type { NameRef, Words } from '../../../scenario.ts';
import type { SlotForm, Slots } from '../../../sentence.ts';
import type { Payment, Purse, PursePart, Scoped } from '../facts.ts';

/** A pool of Willpower. */
export const purseForm: SlotForm = {
  type: 'purse',
  called: 'a pool: “the general pool” or a drive in quotes',
  forms: ['[[the] drive] {drive:prose}', '[the] {pool:general|general pool}', '[what is] {pool:set aside|aside}'],
};

/** So much Willpower from or for a pool. */
export const purseShareForm: SlotForm = {
  type: 'purseshare',
  called: 'how much Willpower, and which pool',
  forms: [
    '{count:number} [(WP|Willpower)] [(to|from)] [[the] drive] {drive:prose}',
    '{count:number} [(WP|Willpower)] [(to|from)] [the] {pool:general|general pool}',
    '{count:number} [(WP|Willpower)] {pool:set aside|aside}',
  ],
};

/** A part of a bet; its words are all there, so that nothing else is taken for it. */
export const stakeShareForm: SlotForm = {
  type: 'stakeshare',
  called: 'how much Willpower, and from which pool',
  forms: [
    '{count:number} (WP|Willpower) from [[the] drive] {drive:prose}',
    '{count:number} (WP|Willpower) from [the] {pool:general|general pool}',
  ],
};

/** What something is bought with. */
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

/** All pools of a list; none where it is left out. */
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

export function paymentIn(slots: Slots): { readonly payment?: Payment } {
  const [form] = slots.has('payment') ? slots.each('payment') : [];
  if (form === undefined) return {};
  if (form.has('weakness')) return { payment: { with: 'weakness', words: form.words('weakness') } };
  if (form.has('compulsion')) return { payment: { with: 'compulsion', words: form.words('compulsion') } };
  return {
    payment: { with: form.words('coin').text.startsWith('tass') ? 'tass' : 'charge', type: form.words('type') },
  };
}

/** The words in a slot that may be left out, under the name that the fact has for them. */
export function wordsIn<K extends string>(slots: Slots, slot: string, name: K): { readonly [P in K]?: Words } {
  return optional(slots.has(slot), name, () => slots.words(slot));
}

/** A number in a slot that may be left out. */
export function numberIn<K extends string>(
  slots: Slots,
  slot: string,
  name: K,
): { readonly [P in K]?: ReturnType<Slots['number']> } {
  return optional(slots.has(slot), name, () => slots.number(slot));
}

function optional<K extends string, V>(isThere: boolean, name: K, value: () => V): { readonly [P in K]?: V } {
  const made: { [P in K]?: V } = {};
  if (isThere) made[name] = value();
  return made;
}

export function namesIn(slots: Slots, slot: string): readonly NameRef[] {
  return slots.has(slot) ? slots.names(slot) : [];
}

/** The quoted words of a list. */
export function quotesIn(slots: Slots, slot: string): readonly Words[] {
  return slots.each(slot).map((each) => each.words(slot));
}

/** How a row says when something counts. */
export const scopeWords = 'on ({everything:everything|all}|{scope:prose})';

export function scopeIn(slots: Slots): Scoped {
  return { ...(slots.has('everything') ? { everything: true as const } : {}), ...wordsIn(slots, 'scope', 'scope') };
}
