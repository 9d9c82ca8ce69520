/** Sentences below an announcement that isn’t rolled after all. */
import { factsIn, optional } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const under = ['announcement'] as const;

export const givenUpRows: readonly Row[] = [
  notRolled(
    'declined',
    'declines',
    'The player hears the difficulty and the risk, and goes no further.',
    'declines "too many guards"',
  ),
  notRolled('ruled out', 'ruled out', 'The GM doesn’t allow the attempt.', 'ruled out "nobody outruns a train"'),
];

function notRolled(kind: 'declined' | 'ruled out', words: string, doc: string, example: string): Row {
  return {
    id: kind.replace(' ', '-'),
    doc,
    example,
    places: under,
    words: `${words} [{words:prose}]`,
    means: fact(kind, { words: optional.words }),
  };
}
