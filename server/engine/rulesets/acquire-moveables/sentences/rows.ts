/** What the tables of sentences share. */
import { factsIn } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { MoveablesFact } from '../facts.ts';

export type Row = SentencePattern<MoveablesFact>;

export const fact = factsIn<MoveablesFact>();

export const block = ['combatant'] as const;
export const under = ['announcement'] as const;
/** For what happens as a round begins. */
export const atHead = ['round'] as const;
/** For what holds from there on. */
export const lasting = ['situation', 'round'] as const;

/** A thing that is declared with this one trait; its name is in the slot `new`. */
export function declares(trait: Row['means']): Row['means'] {
  return (slots, source) => {
    const made = trait(slots, source);
    if (made.piece !== 'fact') return made;
    return { piece: 'thing', thing: { name: slots.words('new').text, source, traits: [made.fact] } };
  };
}
