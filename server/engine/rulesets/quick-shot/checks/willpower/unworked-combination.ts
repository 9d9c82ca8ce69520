/** Charges combined without a word of the work. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { mayLack } from '../../../../unread.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInCombinations } from './combinations.ts';
import { append } from '../../../../checking/mending.ts';

export const unworkedCombination: LintRule<QuickShotFact> = {
  id: 'unworked-combination',
  severity: 'info',
  title: 'Charges combined without work',
  explanation:
    'Combining charges may take a great deal of work, above all where a major charge is made. The scenario may say in a few words what it took.',
  messages: {
    work: 'Combining charges may take a great deal of work; say what it took behind a colon, as “a month of study”',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    5 minor charges
  round 1
-   Rose combines 5 minor charges into 1 significant charge.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   Rose combines 5 minor charges into 1 significant charge: "a month of study".
`),
  check: ({ scenario }) =>
    foundInCombinations(scenario, ({ words, source }, _who, { context }, comes) =>
      !comes || words !== undefined || mayLack(scenario, context.round)
        ? []
        : [found(unworkedCombination, 'work', source, {}, { fixes: [append(': "…"', source)] })],
    ),
};
