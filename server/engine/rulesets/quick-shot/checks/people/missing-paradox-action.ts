/** A vulgar effect without the difficulty of its action. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { difficulties } from '../../difficulty.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { missingInAttempts } from '../written.ts';
import { append } from '../../../../checking/mending.ts';

export const missingParadoxAction: LintRule<QuickShotFact> = {
  id: 'missing-paradox-action',
  severity: 'error',
  title: 'A vulgar effect without a difficulty',
  explanation:
    'A vulgar effect adds a second action to the roll, which holds what the witnesses see together. The more vulgar the effect and the more eyes on it, the more difficult that is.',
  messages: { difficulty: '“{words}” adds an action against paradox, and nothing says how difficult it is' },
  ...example(`
  scenario "The square"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the other side of the wall".
      common "find the way through"
-     vulgar "walks through the wall"
             ^^^^^^^^^^^^^^^^^^^^^^^^
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
        factsOf(clauses, 'vulgar')
          .filter(({ difficulty }) => difficulty === undefined)
          .map(({ words }): Finding =>
            found(
              missingParadoxAction,
              'difficulty',
              words.source,
              { words: words.text },
              { fixes: difficulties.map((level) => append(`: ${level} paradox`, words.source)) },
            ),
          ),
    ),
};
