/** A vacation on which more or less arrives than half of what is taken. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact, Vacation } from '../../facts.ts';
import { write } from '../../../../checking/mending.ts';
import { arriving, foundInVacations } from './vacations.ts';

export const wrongVacationRate: LintRule<QuickShotFact> = {
  id: 'wrong-vacation-rate',
  severity: 'error',
  title: 'Another rate than two for one',
  explanation:
    'On an extended vacation every two points that are taken from one drive are one point in another. How much arrives needn’t be written; where it is, it is half of what is taken.',
  messages: { rate: '{taken} WP taken from one drive are {arrives} WP in another, and not {adds}' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 6
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Stay alive", adding 4.
                                                                                    ^
+   Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Stay alive", adding 2.
`),
  check: ({ scenario }) => foundInVacations(scenario, wrong),
};

function wrong({ taken, adds }: Vacation, holds: number): readonly Finding[] {
  const arrives = arriving(taken.value);
  if (adds === undefined || adds.value === arrives) return [];
  const fixes: readonly Fix[] = [
    ...(arrives > 0 ? [write(`${arrives}`, adds.source)] : []),
    ...(2 * adds.value <= holds && adds.value > 0
      ? [{ ...write(`${2 * adds.value}`, taken.source), title: `Take ${2 * adds.value} WP` }]
      : []),
  ];
  return [found(wrongVacationRate, 'rate', adds.source, { taken: taken.value, arrives, adds: adds.value }, { fixes })];
}
