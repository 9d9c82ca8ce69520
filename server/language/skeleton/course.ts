/** Rows of the situation, of rounds, and of clauses common to all announcements. */
import type { SentencePattern } from '../../engine/index.ts';

/** The id of the row that sets reasons aside; its quotes hold the words of modifiers. */
export const setsAsideRow = 'sets-aside';

export const courseRows: readonly SentencePattern[] = [
  {
    id: 'situation',
    places: ['scenario'],
    words: 'situation [{place:prose}]',
    means: (slots) => ({ piece: 'situation', ...(slots.has('place') ? { place: slots.words('place') } : {}) }),
    doc: 'Where the encounter happens; what follows holds from the start.',
    example: 'situation "the car deck of a night ferry"',
  },
  {
    id: 'round',
    places: ['scenario'],
    words:
      'round {number} [{title:prose}] [, {length:number} {unit:timeunit}] ' +
      '[(if {condition}|{otherwise:otherwise|else})]',
    means: (slots) => ({
      piece: 'round',
      number: slots.number('number').value,
      ...(slots.has('title') ? { title: slots.words('title').text } : {}),
      ...(slots.has('length') ? { lasts: { count: slots.number('length'), unit: slots.words('unit') } } : {}),
      when: slots.has('condition') ? slots.condition('condition') : slots.has('otherwise') ? 'otherwise' : 'always',
    }),
    doc:
      'Begins a round, with the time that it takes if that isn’t the usual. Of several rounds with the same number, ' +
      'the first whose condition holds is played.',
    example: 'round 2 "Grey light" if the Players acted',
  },
  {
    id: setsAsideRow,
    places: ['announcement'],
    words: 'sets aside {reasons:prose…}',
    asks: { reasons: 'the reason that doesn’t count, in quotes' },
    means: (slots) => ({ piece: 'sets aside', reasons: slots.each('reasons').map((each) => each.words('reasons')) }),
    doc:
      'The Host’s ruling that a reason for more or fewer throws doesn’t count here, by the words that it is ' +
      'shown with: the writer’s own, or the name of its rule.',
    example: 'sets aside "the high ground"',
  },
];
