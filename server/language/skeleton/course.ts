/** Rows of the situation and of the rounds. */
import type { SentencePattern } from '../../engine/index.ts';

export const courseRows: readonly SentencePattern[] = [
  {
    id: 'situation',
    places: ['scenario'],
    words: 'situation [{place:prose}]',
    means: (slots) => ({ piece: 'situation', ...(slots.has('place') ? { place: slots.words('place') } : {}) }),
    doc: 'Where it happens; what follows holds from the start.',
    example: 'situation "the car deck of a night ferry"',
  },
  {
    id: 'round',
    places: ['scenario'],
    words: 'round {number} [{title:prose}] [(if {condition}|{otherwise:otherwise|else})]',
    means: (slots) => ({
      piece: 'round', number: slots.number('number').value,
      ...(slots.has('title') ? { title: slots.words('title').text } : {}),
      when: slots.has('condition') ? slots.condition('condition') : slots.has('otherwise') ? 'otherwise' : 'always',
    }),
    doc: 'Begins a round. Of the rounds with one number the first whose condition holds is played.',
    example: 'round 2 "Grey light" if the Players acted',
  },
];
