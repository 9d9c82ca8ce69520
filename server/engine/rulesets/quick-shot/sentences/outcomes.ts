/** Text that prints where one action of several turns out so. */
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';

export const outcomeRows: readonly SentencePattern<QuickShotFact>[] = [
  {
    id: 'on-outcome-of',
    places: ['announcement'],
    words: 'on {when:success|failure|critical success|critical failure} of {action:prose} {text:prose}',
    asks: { action: 'an action, in quotes', text: 'what prints, in quotes' },
    means: (slots) => ({
      piece: 'prose',
      prose: { kind: `on ${slots.words('when').text} of “${slots.words('action').text}”`, ...slots.words('text') },
    }),
    doc: 'What the GM reads out when one action of the attempt turns out so. An action that wounds or paradox add is called by what it asks for, as “cope with a grazed forearm”.',
    example: 'on failure of "dash to the doorway" "the asphalt jumps up in front of him."',
  },
];
