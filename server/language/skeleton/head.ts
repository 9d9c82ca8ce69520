/** Rows at the start of a file or a scenario: includes, rules, options, seed. */
import type { SentencePattern } from '../../engine/index.ts';

export const headRows: readonly SentencePattern[] = [
  {
    id: 'include',
    places: ['file', 'scenario'],
    words: 'include {path:prose}',
    means: (slots) => ({ piece: 'include', path: slots.words('path') }),
    doc:
      'Includes what is written before the first scenario of another file: its cast, creatures, weapons and ' +
      'verbs, and what holds from the start.',
    example: 'include "bestiary.clash"',
  },
  {
    id: 'scenario',
    places: ['file'],
    words: 'scenario {title:prose}',
    means: (slots) => ({ piece: 'scenario', title: slots.words('title').text }),
    doc: 'Begins a scenario. What is written before the first one is shared by all scenarios of the file.',
    example: 'scenario "The last ferry"',
  },
  {
    id: 'rules',
    places: ['file', 'scenario'],
    words: 'rules {id:word}',
    means: (slots) => ({ piece: 'rules', id: slots.words('id') }),
    doc: 'Which game’s rules the scenario uses.',
    example: 'rules demon-city-2018',
  },
  {
    id: 'option',
    places: ['file', 'scenario'],
    words: 'option {name:words} {value:word}',
    means: (slots) => ({ piece: 'option', name: slots.words('name').text, value: slots.words('value').text }),
    doc: 'A choice among readings of the rules.',
    example: 'option majors printed',
  },
  {
    id: 'seed',
    places: ['file', 'scenario'],
    words: 'seed {value:number}',
    means: (slots) => ({ piece: 'seed', value: slots.number('value') }),
    doc:
      'Names a random draw, and so the course that is shown: the same seed gives the same course. Without it, the ' +
      'seed is 1.',
    example: 'seed 7',
  },
];
