/** Words that are no difficulty. */
import { meantWords } from '../../../../checking/likely-words.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { wordsKey } from '../../cast.ts';
import { difficulties, difficultyAt } from '../../difficulty.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInDifficulties, strangeIn, type WrittenDifficulty } from './difficulty-words.ts';
import { write } from '../../../../checking/mending.ts';

export const unknownDifficulty: LintRule<QuickShotFact> = {
  id: 'unknown-difficulty',
  severity: 'error',
  title: 'A difficulty that there isn’t',
  explanation:
    'There are five difficulties: easy, common, hard, difficult and overwhelming. They are those of actions, and of the actions that wounds, weaknesses, fatigue and paradox add.',
  messages: {
    word: '“{word}” is no difficulty; write easy, common, hard, difficult or overwhelming',
    meant: '“{word}” is no difficulty; did you mean “{near}”?',
    number: 'A difficulty is written as a word here; write “{near}” for {word}',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
-     difficulty comon "run"
      ^^^^^^^^^^^^^^^^
+     common "run"
`),
  check: ({ scenario }) => foundInDifficulties(scenario, unknown),
};

/** The type of an advantage in its place has a check of its own. */
function unknown(written: WrittenDifficulty): readonly Finding[] {
  const {
    words: { text: word },
    number,
    at,
  } = written;
  if (strangeIn(written) !== 'unknown') return [];
  const counted = number === undefined ? undefined : difficultyAt(number);
  if (counted !== undefined)
    return [found(unknownDifficulty, 'number', at, { word, near: counted }, { fixes: [write(counted, at)] })];
  const near = meantWords(word, difficulties, wordsKey);
  if (near !== undefined)
    return [
      found(
        unknownDifficulty,
        'meant',
        at,
        { word, near: near.words },
        { fixes: [write(near.words, at, near.certain)] },
      ),
    ];
  return [found(unknownDifficulty, 'word', at, { word }, { fixes: difficulties.map((each) => write(each, at)) })];
}
