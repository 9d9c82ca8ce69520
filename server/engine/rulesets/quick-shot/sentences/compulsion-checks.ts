/** Sentences below a compulsion check: who calls for it, and what it is about. */
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';
import { quotesIn, wordsIn } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;

const under = ['announcement'] as const;

export const compulsionCheckRows: readonly Row[] = [
  {
    id: 'called-by',
    places: under,
    words:
      'called by (the {whom:GM|Host|player}|{whom:his player|her player|its player|their player}) [{because:prose}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'called by',
        source,
        whom: slots.words('whom').text.endsWith('player') ? 'player' : 'GM',
        ...wordsIn(slots, 'because', 'because'),
      },
    }),
    doc: 'Who wants a compulsion check: the player, which is so where nothing is said, or the GM.',
    example: 'called by the GM "the table of a lifetime"',
  },
  {
    id: 'tempted',
    places: under,
    words: 'also tempted by {what:prose…}',
    asks: { what: 'a compulsion, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'tempted', source, compulsions: quotesIn(slots, 'what') },
    }),
    doc: 'Further compulsions that one compulsion check is about.',
    example: 'also tempted by "Drink"',
  },
];
