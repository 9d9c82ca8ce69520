/** A critical failure that finds no Willpower, and no setback in its place. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { naming } from '../../../../checking/naming.ts';
import { criticalFailures } from './critical-failures.ts';

export const unmarkedGraveSetback: LintRule<QuickShotFact> = {
  id: 'unmarked-grave-setback',
  severity: 'warning',
  title: 'A critical failure without its grave setback',
  explanation:
    'A critical failure costs a point of Willpower. Where neither the general pool nor a drive that the attempt would have furthered has one, the GM brings in something grave beside the failure, if there is anything.',
  messages: {
    unmarked:
      '{Name} has no Willpower that could pay for this critical failure; write what grave thing happens instead: grave setback “…”',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 1 of 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      bets 1 WP
      risk "the alarm"
      rolls 1 1 2 2 3 3 5 6 7
      ^^^^^^^^^^^^^^^^^^^^^^^
+     grave setback "the one who hired her is locked in with her"
      on critical failure "the alarm, and the door falls shut behind her"
`),
  *check({ scenario }) {
    for (const {
      settled,
      attempt: {
        deed: { actor, announcement },
      },
      rolls,
      isSure,
    } of criticalFailures(scenario)) {
      if (!settled.isGrave || factsOf(announcement.clauses, 'grave setback').length > 0 || !isSure()) continue;
      yield found(unmarkedGraveSetback, 'unmarked', rolls, naming('name', actor), {
        fixes: [
          {
            title: 'Add a grave setback',
            certain: false,
            intents: [{ do: 'add sentence after', at: rolls, text: 'grave setback "…"' }],
          },
        ],
      });
    }
  },
};
