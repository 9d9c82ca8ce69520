/** Sentences below an announcement: which wounds and weaknesses bear on it, and what makes it easier or harder. */
import { among, factsIn, from, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const under = ['announcement'] as const;

export const bearingRows: readonly Row[] = [
  coping(
    'despite',
    'despite',
    'Wounds, fatigue or weaknesses that count for this attempt: each adds its action.',
    'despite "a grazed forearm"',
  ),
  coping(
    'leaving-out',
    'without',
    'What would add an action, and is left out of this attempt.',
    'without "a grazed forearm"',
  ),
  {
    id: 'involves',
    places: under,
    words: 'involves {what:prose…}',
    means: fact('involves', { scopes: from('what', said.list) }),
    doc: 'What the attempt is about: wounds and weaknesses that name it count.',
    example: 'involves "moving"',
  },
  {
    id: 'change',
    places: under,
    words: '{by:number} {way:easier|harder} [{because:prose}] [for {action:prose}]',
    means: fact('change', {
      by: said.number,
      way: among('easier', 'harder'),
      because: optional.words,
      action: optional.words,
    }),
    doc: 'A change of difficulty that the GM decides, as for a hurt opponent; the text doesn’t say by how much. It holds for all actions that somebody chose, or for the one that is named.',
    example: '1 easier "his leg is hurt" for "catch the runner"',
  },
];

function coping(id: string, word: string, doc: string, example: string): Row {
  return {
    id,
    doc,
    example,
    places: under,
    words: `${word} {what:prose…}`,
    means: fact(id === 'despite' ? 'despite' : 'leaving out', { what: said.list }),
  };
}
