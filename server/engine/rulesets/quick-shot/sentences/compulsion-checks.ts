/** Sentences below a compulsion check: who calls for it, and what it is about. */
import { factsIn, from, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const under = ['announcement'] as const;

export const compulsionCheckRows: readonly Row[] = [
  {
    id: 'called-by',
    places: under,
    words:
      'called by (the {whom:GM|Host|player}|{whom:his player|her player|its player|their player}) [{because:prose}]',
    means: fact('called by', {
      whom: (slots) => (slots.words('whom').text.endsWith('player') ? 'player' : 'GM'),
      because: optional.words,
    }),
    doc: 'Who wants a compulsion check: the player, which is so where nothing is said, or the GM.',
    example: 'called by the GM "the table of a lifetime"',
  },
  {
    id: 'tempted',
    places: under,
    words: 'also tempted by {what:prose…}',
    asks: { what: 'a compulsion, in quotes' },
    means: fact('tempted', { compulsions: from('what', said.list) }),
    doc: 'Further compulsions that one compulsion check is about.',
    example: 'also tempted by "Drink"',
  },
];
