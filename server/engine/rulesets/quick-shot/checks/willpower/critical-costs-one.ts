/** More than a point paid for a critical failure. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { announcementsIn } from '../written.ts';
import { write } from '../../../../checking/mending.ts';

export const criticalCostsOne: LintRule<QuickShotFact> = {
  id: 'critical-costs-one',
  severity: 'error',
  title: 'A critical failure that costs more or less than 1 WP',
  explanation:
    'A critical failure costs one point of Willpower, however many actions have failed. No pool goes below nothing: where no point can be paid, the GM brings in a grave setback instead.',
  messages: {
    one: 'A critical failure costs 1 WP, however many actions fail, so that much is paid here and not {count}',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 1 of 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
-     pays 2 from the general pool
           ^
+     pays 1 from the general pool
`),
  *check({ scenario }) {
    for (const { count } of announcementsIn(scenario).flatMap(({ clauses }) => factsOf(clauses, 'pays')))
      yield* costing(count);
  },
};

function costing(
  count: { readonly value: number; readonly source: Finding['source'] } | undefined,
): readonly Finding[] {
  return count === undefined || count.value === 1
    ? []
    : [
        found(
          criticalCostsOne,
          'one',
          count.source,
          { count: count.value },
          { fixes: [write('1', count.source, true)] },
        ),
      ];
}
