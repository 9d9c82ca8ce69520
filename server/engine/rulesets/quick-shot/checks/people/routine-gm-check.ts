/** A compulsion check that the GM calls for without a reason. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { missingInChecks } from './checks-of-compulsions.ts';
import { append } from '../../../../checking/mending.ts';

export const routineGmCheck: LintRule<QuickShotFact> = {
  id: 'routine-gm-check',
  severity: 'info',
  title: 'The GM’s check without a reason',
  explanation:
    'The GM calls for a compulsion check only rarely: where the temptation is strong and the compulsion one that comes up regularly, or where several are at work at once.',
  messages: {
    reason:
      'The GM calls for a check only where a regular compulsion is strongly tempted, or several are at once; say what it is here, or “also tempted by” what else',
  },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling"
  round 1
    Rose: resists "Gambling".
      hard "walk past the tables"
-     called by the GM
      ^^^^^^^^^^^^^^^^
+     called by the GM "the table of a lifetime"
`),
  check: ({ scenario }) =>
    missingInChecks(
      scenario,
      'GM',
      ({
        deed: {
          announcement: { clauses },
        },
      }) =>
        factsOf(clauses, 'tempted').length > 0
          ? []
          : factsOf(clauses, 'called by')
              .filter(({ whom, because }) => whom === 'GM' && because === undefined)
              .map(({ source }) =>
                found(
                  routineGmCheck,
                  'reason',
                  source,
                  {},
                  { fixes: [append(' "…"', source, 'Add “…” for the reason')] },
                ),
              ),
    ),
};
