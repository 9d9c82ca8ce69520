/** A critical failure for which several pools could pay. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { list } from '../../../../play/words.ts';
import type { QuickShotFact } from '../../facts.ts';
import { purseWords } from '../../purses.ts';
import { criticalFailures } from './critical-failures.ts';
import { add } from '../../../../checking/mending.ts';
import { purseText } from './bet-words.ts';

export const missingLossPool: LintRule<QuickShotFact> = {
  id: 'missing-loss-pool',
  severity: 'warning',
  title: 'A critical failure for which several pools could pay',
  explanation:
    'The point that a critical failure costs comes from the general pool, or from a drive that the attempt would have furthered. Who chooses among them the text doesn’t say, so the scenario says which pays.',
  messages: {
    open: 'This critical failure costs 1 WP, which {pools} could pay, and nothing says which does, so that it comes from {first}; write which pays',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 2
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      serves "Get rich"
      risk "the alarm"
      rolls 1 1 2 2 3 3 5 6
      ^^^^^^^^^^^^^^^^^^^^^
+     pays from "Get rich"
      on critical failure "the alarm, and the door falls shut behind her"
`),
  *check({ scenario }) {
    for (const {
      settled: { couldPay },
      rolls,
    } of criticalFailures(scenario)) {
      const [first] = couldPay;
      if (first === undefined) continue;
      yield found(
        missingLossPool,
        'open',
        rolls,
        { pools: list(couldPay.map(purseWords)), first: purseWords(first) },
        {
          fixes: couldPay.map((purse) => add(`pays from ${purseText(purse)}`, rolls)),
        },
      );
    }
  },
};
