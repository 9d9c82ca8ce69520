/** Sentences below an announcement: what an attack does, and who takes it as it comes. */
import { factsIn, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';
import { scoped, scopeWords } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const under = ['announcement'] as const;

export const attackRows: readonly Row[] = [
  {
    id: 'accepts',
    places: under,
    words: 'accepts {whose:names}',
    means: fact('accepts', { whose: said.names }),
    doc: 'Whose attacks somebody takes as they come, without trying to avoid them.',
    example: 'accepts the Thug',
  },
  {
    id: 'deals-wound',
    places: under,
    words: `(deals|inflicts) [(a|an)] {difficulty:word} wound {words:prose} [${scopeWords}]`,
    means: fact('deals wound', { words: said.words, difficulty: said.words, ...scoped }),
    doc: 'The wound that an attack gives whoever doesn’t avoid it.',
    example: 'deals a hard wound "a round through the thigh" on "moving"',
  },
  {
    id: 'on-hit',
    places: under,
    words: 'on (hit|a hit) {text:prose}',
    means: (slots) => ({ piece: 'prose', prose: { kind: 'on hit', ...slots.words('text') } }),
    doc: 'What becomes of whoever doesn’t avoid the attack.',
    example: 'on hit "a round through the thigh"',
  },
];
