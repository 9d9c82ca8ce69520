/** A vacation on which a point is taken that buys nothing. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact, Vacation } from '../../facts.ts';
import { leastDays } from '../../between/rearranging.ts';
import { arriving, foundInVacations } from './vacations.ts';

export const oddVacationAmount: LintRule<QuickShotFact> = {
  id: 'odd-vacation-amount',
  severity: 'warning',
  title: 'A point that buys nothing',
  explanation:
    'On an extended vacation every two points that are taken from one drive are one point in another. Of an odd number the last point is gone for nothing.',
  messages: { odd: '{taken} WP taken {are} {arrives} WP in the other drive, so one of them is lost for nothing' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 6
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose goes on vacation for 10 days: 3 WP from "Get rich" to "Stay alive".
                                       ^
+   Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Stay alive".
`),
  check: ({ scenario }) => foundInVacations(scenario, odd),
};

/** Where another rate is written, or too short a time, that is what is wrong. */
function odd(vacation: Vacation, holds: number): readonly Finding[] {
  const {
    taken: { value, source },
    adds,
    days,
  } = vacation;
  if (days !== undefined && days.value < leastDays) return [];
  if (value % 2 !== 1 || (adds !== undefined && adds.value !== arriving(value))) return [];
  const even = [value - 1, value + 1].filter((each) => each > 0 && (each < value || each <= holds));
  return [
    found(
      oddVacationAmount,
      'odd',
      source,
      { taken: value, are: value === 1 ? 'is' : 'are', arrives: arriving(value) },
      { fixes: even.map((each) => taking(vacation, each)) },
    ),
  ];
}

function taking({ taken, adds }: Vacation, amount: number): Fix {
  return {
    title: `Take ${amount} WP`,
    certain: false,
    intents: [
      { do: 'replace', at: taken.source, with: `${amount}` },
      ...(adds === undefined ? [] : [{ do: 'replace' as const, at: adds.source, with: `${arriving(amount)}` }]),
    ],
  };
}
