/** A change of the target number for which no reason is written. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { askReason } from '../../../checking/mending.ts';
import { announcementsOf } from './sayings.ts';

export const targetNumberWithoutReason: LintRule<AttackFact> = {
  id: 'target-number-without-reason',
  severity: 'warning',
  title: 'A target number changed without a reason',
  explanation:
    'The target number is changed very occasionally. Why it is stands in quotes behind it, so that whoever plays the scenario knows.',
  messages: { bare: '“TN {by}” has no reason; write it in quotes, as TN {by} “{example}”' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 3/6.
-     TN -1
      ^^^^^
+     TN -1 "ice"
`),
  *check({ scenario }) {
    for (const { clauses } of announcementsOf(scenario, 'attack', 'check')) {
      for (const {
        words,
        by: { value },
        source,
      } of factsOf(clauses, 'target number')) {
        if (words === undefined)
          yield found(
            targetNumberWithoutReason,
            'bare',
            source,
            { by: `${value < 0 ? '−' : '+'}${Math.abs(value)}`, example: value < 0 ? 'ice' : 'a ladder' },
            { fixes: [askReason(source)] },
          );
      }
    }
  },
};
