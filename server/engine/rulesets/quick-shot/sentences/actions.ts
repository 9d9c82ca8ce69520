/** Sentences below an announcement: with what something is attempted, and its actions with their difficulties. */
import { factsIn, from, isSaid, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const under = ['announcement'] as const;
const tail = '{words:prose} [avoids {foes:names}] [after {after:prose}]';

export const actionRows: readonly Row[] = [
  {
    id: 'using',
    places: under,
    words: 'using [{gear:gear|ordinary gear}] {what:prose…} [: {how:prose}]',
    asks: { what: 'what is used, in quotes' },
    means: fact('using', { resources: from('what', said.list), gear: isSaid, how: optional.words }),
    doc: 'What somebody brings into the attempt: advantages, things at hand. It changes what is possible and how difficult it is, never the number of dice.',
    example: 'using "Bodyguard", "the crowd": "slips between people"',
  },
  action(
    'action',
    '{difficulty:easy|common|hard|difficult|overwhelming}',
    'One thing to achieve, behind its difficulty; with “avoids” it is to escape somebody’s attack.',
    'common "dash to the doorway" avoids the Sniper',
  ),
  action(
    'action-number',
    'difficulty {difficulty:word}',
    'The same with the difficulty as a number, or as a word that the game doesn’t have.',
    'difficulty 3 "shoot to lame"',
  ),
  action('action-plain', 'action', 'One thing to achieve whose difficulty nobody has set yet.', 'action "run"'),
  {
    id: 'vulgar',
    places: under,
    words: 'vulgar {words:prose} [: {difficulty:word} paradox] [{because:prose}]',
    asks: { words: 'the effect that nobody could miss, in quotes' },
    means: fact('vulgar', { words: said.words, difficulty: optional.words, because: optional.words }),
    doc: 'An effect that is plainly magic, and the difficulty of the action that it adds; behind it how vulgar it is and who sees it.',
    example: 'vulgar "walks through the wall": common paradox "a full square"',
  },
];

function action(id: string, difficulty: string, doc: string, example: string): Row {
  return {
    id,
    doc,
    example,
    places: under,
    words: `${difficulty} ${tail}`,
    asks: { words: 'what is attempted, in quotes' },
    means: fact('action', {
      words: said.words,
      avoids: from('foes', optional.names),
      after: optional.words,
      ...(difficulty === 'action' ? {} : { difficulty: said.words }),
    }),
  };
}
