/** Minor charges combined into major ones at one go. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { perNext } from '../../between/charges.ts';
import type { Combines, QuickShotFact } from '../../facts.ts';
import { combining, foundInCombinations, stepsOf } from './combinations.ts';

export const skippedChargeStep: LintRule<QuickShotFact> = {
  id: 'skipped-charge-step',
  severity: 'info',
  title: 'Minor charges made major at one go',
  explanation:
    'Five minor charges make a significant one, and five significant charges a major one: the text has these two steps. Both at once come to the same; the work that it takes is told more easily step by step.',
  messages: {
    skipped: '{count} minor charges make {between} significant ones first, and then {made} major; write both steps',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    25 minor charges
  round 1
-   Rose combines 25 minor charges into 1 major charge: "a year of study".
                                          ^^^^^
+   Rose combines 25 minor charges into 5 significant charges: "a year of study".
+   Rose combines 5 significant charges into 1 major charge: "a year of study".
`),
  check: ({ scenario }) =>
    foundInCombinations(scenario, (fact, who, _plan, comes) =>
      comes && stepsOf(fact) > 1 ? [skipped(fact, who.called)] : [],
    ),
};

function skipped({ count, made, from, into, words, source }: Combines, who: string): Finding {
  const between = made.value * perNext;
  return found(
    skippedChargeStep,
    'skipped',
    into.source,
    { count: count.value, between, made: made.value },
    {
      fixes: [
        {
          title: 'Write both steps',
          certain: true,
          intents: [
            {
              do: 'replace',
              at: source,
              with: combining(who, [count.value, from.text], [between, 'significant'], words?.text),
            },
            {
              do: 'add sentence after',
              at: source,
              text: `${combining(who, [between, 'significant'], [made.value, into.text], words?.text)}.`,
            },
          ],
        },
      ],
    },
  );
}
