/** A failure of which nothing comes. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { belowAnnouncement, unsaid } from '../../../../rewriting.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { failureTexts, saysAgain, saysNothing } from './failure-words.ts';

export const unchangedFailure: LintRule<QuickShotFact> = {
  id: 'unchanged-failure',
  severity: 'info',
  title: 'A failure that changes nothing',
  explanation:
    'Where an attempt fails, the GM finds another result that follows from the situation. It needn’t be bad, but that everything stays as it was is usually not interesting.',
  messages: { nothing: 'Nothing changes where this fails, which is usually not interesting; say what happens instead' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "pick the lock"
-     on failure "nothing happens"
                 ^^^^^^^^^^^^^^^^^
+     on failure "nothing happens at the gate, but a light goes on in the house"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt) =>
      failureTexts(attempt)
        .filter((text) => saysNothing(text) && !saysAgain(text))
        .map((text) =>
          found(
            unchangedFailure,
            'nothing',
            text.source,
            {},
            {
              fixes: [
                {
                  title: 'Leave it to the GM',
                  certain: false,
                  intents: unsaid(belowAnnouncement(attempt.deed.announcement), [text]),
                },
              ],
            },
          ),
        ),
    ),
};
