/** The difficulty of paradox without what it comes from. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { missingInAttempts } from '../written.ts';
import { append } from '../../../../checking/mending.ts';

export const unwitnessedParadoxDifficulty: LintRule<QuickShotFact> = {
  id: 'unwitnessed-paradox-difficulty',
  severity: 'info',
  title: 'A paradox without witnesses',
  explanation:
    'Two things decide the difficulty of the action against paradox: the vulgarity of the effect, and the number of its witnesses. The text has no scale for either, so it helps to say what there is of both.',
  messages: {
    unsaid: 'How vulgar it is and how many see it make this {difficulty}; say what there is of them behind it',
  },
  ...example(`
  scenario "The square"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the other side of the wall".
      common "find the way through"
-     vulgar "walks through the wall": common paradox
                                       ^^^^^^
+     vulgar "walks through the wall": common paradox "a full square"
`),
  check: ({ scenario }) =>
    missingInAttempts(
      scenario,
      ({
        deed: {
          announcement: { clauses },
        },
      }) =>
        factsOf(clauses, 'vulgar').flatMap(({ difficulty, because, source }): readonly Finding[] =>
          difficulty === undefined || because !== undefined
            ? []
            : [
                found(
                  unwitnessedParadoxDifficulty,
                  'unsaid',
                  difficulty.source,
                  { difficulty: difficulty.text },
                  {
                    fixes: [append(' "…"', source, 'Add “…” for the witnesses')],
                  },
                ),
              ],
        ),
    ),
};
