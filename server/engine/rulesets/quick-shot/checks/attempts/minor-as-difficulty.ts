/** The type of an advantage where a difficulty belongs. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { difficultyAt } from '../../difficulty.ts';
import type { QuickShotFact } from '../../facts.ts';
import { chargeTypes } from '../../fight.ts';
import { foundInDifficulties, strangeIn, type WrittenDifficulty } from './difficulty-words.ts';
import { write } from '../../../../checking/mending.ts';

export const minorAsDifficulty: LintRule<QuickShotFact> = {
  id: 'minor-as-difficulty',
  severity: 'warning',
  title: 'A type in place of a difficulty',
  explanation:
    'Minor, significant and major are types of advantages, weaknesses and charges. Where the text speaks of damage it once has a minor action beside a common and a hard one, and easy is what it most likely means.',
  messages: {
    type: '“{word}” is a type of advantage and no difficulty, so it counts for nothing here; most likely “{likely}” is meant',
    action:
      '“{word}” is a type of advantage and no difficulty, so nothing can be rolled; most likely “{likely}” is meant',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   minor wound "a graze" on everything
    ^^^^^
+   easy wound "a graze" on everything
  round 1
    Rose: gambles on "the far gate".
      common "run"
`),
  check: ({ scenario }) => foundInDifficulties(scenario, typed),
};

/** The three examples of the text: a slight injury is minor, a moderate one common, a serious one hard. */
function typed(written: WrittenDifficulty): readonly Finding[] {
  const {
    words: { text },
    at,
    isCounted,
  } = written;
  const place = chargeTypes.findIndex((type) => type === text.toLowerCase());
  const likely = difficultyAt(place + 1);
  if (strangeIn(written) !== 'type' || likely === undefined) return [];
  return [
    found(minorAsDifficulty, isCounted ? 'action' : 'type', at, { word: text, likely }, { fixes: [write(likely, at)] }),
  ];
}
