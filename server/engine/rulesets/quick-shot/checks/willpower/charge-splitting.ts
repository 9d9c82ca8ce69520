/** A charge broken into smaller ones. */
import { example } from '../../../../example.ts';
import { found, type Fix, type LintRule } from '../../../../finding.ts';
import { perNext } from '../../between/charges.ts';
import type { Fighter } from '../../cast.ts';
import type { Combines, QuickShotFact } from '../../facts.ts';
import { combining, foundInCombinations, stepsOf } from './combinations.ts';
import { removeSentence } from '../../../../checking/mending.ts';

export const chargeSplitting: LintRule<QuickShotFact> = {
  id: 'charge-splitting',
  severity: 'warning',
  title: 'A charge broken into smaller ones',
  explanation:
    'Charges are combined upwards: five of one type make one of the next. Whether one can be broken into smaller ones the text doesn’t say, so it isn’t done.',
  messages: {
    silent:
      'The rules say nothing of making {from} charges into {into} ones, so nothing comes of it; charges are combined upwards',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    1 significant charge
    5 minor charges
  round 1
-   Rose combines 1 significant charge into 5 minor charges: "a month of study".
                                              ^^^^^
+   Rose combines 5 minor charges into 1 significant charge: "a month of study".
`),
  check: ({ scenario }) =>
    foundInCombinations(scenario, (fact, who) =>
      stepsOf(fact) > 0
        ? []
        : [
            found(
              chargeSplitting,
              'silent',
              fact.into.source,
              { from: fact.from.text, into: fact.into.text },
              { fixes: [...turnedRound(fact, who), removeSentence(fact.source)] },
            ),
          ],
    ),
};

/** Where the numbers fit the other way round, that may be meant. */
function turnedRound(
  { count, made, from, into, words, source, ...fact }: Combines,
  { called }: Fighter,
): readonly Fix[] {
  const steps = -stepsOf({ count, made, from, into, source, ...fact });
  if (steps === 0 || made.value !== count.value * perNext ** steps) return [];
  return [
    {
      title: 'Turn it round',
      certain: false,
      intents: [
        {
          do: 'replace',
          at: source,
          with: combining(called, [made.value, into.text], [count.value, from.text], words?.text),
        },
      ],
    },
  ];
}
