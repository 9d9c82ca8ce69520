/** A gamble of which nobody knows what for. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { missingInAttempts } from '../written.ts';
import { append } from '../../../../checking/mending.ts';

export const missingGoal: LintRule<QuickShotFact> = {
  id: 'missing-goal',
  severity: 'warning',
  title: 'A gamble without a goal',
  explanation:
    'Every gamble begins with the result that the player wants for the character. What the difficulties are, and what success means, follows from that.',
  messages: { goal: 'Nothing says what {name} wants; write it behind “{verb}”, as {verb} on “the far gate”' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
-   Rose: gambles.
          ^^^^^^^
+   Rose: gambles on "the far gate".
      common "run"
`),
  check: ({ scenario }) => missingInAttempts(scenario, aimless),
};

/** All other verbs say something of what is wanted. */
function aimless({
  deed: {
    actor,
    announcement: { verb, object },
  },
}: Attempt): readonly Finding[] {
  if (object !== undefined || verb.text !== 'gambles') return [];
  return [
    found(
      missingGoal,
      'goal',
      verb.source,
      { ...naming('name', actor), verb: verb.text },
      { fixes: [append(' on "…"', verb.source)] },
    ),
  ];
}
