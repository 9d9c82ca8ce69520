/** A gamble that is only tried until it works. */
import { example } from '../../../../example.ts';
import { found, type Fix, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { failureTexts, saysAgain } from './failure-words.ts';
import { letHappen } from './mending.ts';

export const stakelessGamble: LintRule<QuickShotFact> = {
  id: 'stakeless-gamble',
  severity: 'warning',
  title: 'A failure that means trying again',
  explanation:
    'An attempt is a gamble where success is in doubt and failure matters. What somebody may simply repeat until it works needs no dice.',
  messages: {
    again:
      'Where failure means no more than trying again, nothing needs to be rolled; let it happen in time, or say what failing costs',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "pick the lock"
-     on failure "she tries again"
                 ^^^^^^^^^^^^^^^^^
+     on failure "she tries again, and the dogs hear her"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt) =>
      failureTexts(attempt)
        .filter(saysAgain)
        .map(({ source }) => found(stakelessGamble, 'again', source, {}, { fixes: happening(attempt) })),
    ),
};

/** Who resists a temptation or attacks somebody doesn’t only take their time. */
function happening({ kind, deed: { announcement } }: Attempt): readonly Fix[] {
  const { object, targets } = announcement;
  return kind !== 'gamble' || object === undefined || targets.length > 0 ? [] : [letHappen(announcement, object.text)];
}
