/** A vacation that is too short to rearrange anything. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { count } from '../../../../play/words.ts';
import type { QuickShotFact } from '../../facts.ts';
import { leastDays } from '../../between/rearranging.ts';
import { foundInVain, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';

export const shortVacation: LintRule<QuickShotFact> = {
  id: 'short-vacation',
  severity: 'error',
  title: 'A vacation of less than a week',
  explanation:
    'Willpower is rearranged on an extended vacation, which lasts a week at least; where much of it is moved a week may be too short, or a good reason for living otherwise be wanted.',
  messages: { short: 'An extended vacation lasts at least 7 days, and this one {days}, so nothing is moved' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 6
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose goes on vacation for 3 days: 4 WP from "Get rich" to "Stay alive".
                              ^
+   Rose goes on vacation for 7 days: 4 WP from "Get rich" to "Stay alive".
`),
  check: ({ scenario }) => foundInVain(scenario, ['short-vacation'], tooFewDays),
};

function tooFewDays({ head: { fact } }: InVain): readonly Finding[] {
  if (fact.kind !== 'vacation' || fact.days === undefined) return [];
  const { value, source } = fact.days;
  return [
    found(shortVacation, 'short', source, { days: count(value, 'day') }, { fixes: [write(`${leastDays}`, source)] }),
  ];
}
