/** What several sentences take from their slots alike. */
import type { NameRef, Words } from '../../../scenario.ts';
import type { Slots } from '../../../sentence.ts';

/** The quoted reason, where one is written. */
export function wordsIn(slots: Slots): { readonly words?: Words } {
  return slots.has('words') ? { words: slots.words('words') } : {};
}

/** The names in a slot that may be left out. */
export function namesIn(slots: Slots, slot: string): readonly NameRef[] {
  return slots.has(slot) ? slots.names(slot) : [];
}

/** How effective a defence is, and against what. */
export function gradeOf(slots: Slots): { readonly grade: Words; readonly against: readonly NameRef[] } {
  return { grade: slots.words('grade'), against: slots.has('against') ? slots.carried('against') : [] };
}
