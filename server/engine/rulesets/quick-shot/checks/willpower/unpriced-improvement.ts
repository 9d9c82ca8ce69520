/** An improvement, for which the text has no price. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { mayLack } from '../../../../unread.ts';
import { isRefused } from '../../between/index.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInHeads } from './heads.ts';
import { add } from '../../../../checking/mending.ts';

export const unpricedImprovement: LintRule<QuickShotFact> = {
  id: 'unpriced-improvement',
  severity: 'warning',
  title: 'An improvement without a price in the rules',
  explanation:
    'Charges, and tass for what is supernatural, may improve advantages. What an improvement costs the text doesn’t say: it is paid as it is written, and a note in the same round may say what the table has agreed on.',
  messages: {
    price: 'The rules name no price for improving “{advantage}”; put in a note what the table has agreed on',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    minor skill "Tracking" "reads a trail"
    1 minor charge
  round 1
    Rose improves "Tracking" with a minor charge.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   note "What an improvement costs: a charge of the type that it has."
`),
  check: ({ scenario }) =>
    foundInHeads(scenario, ({ fact, applied }, { context: { round } }) => {
      if (
        fact.kind !== 'improves' ||
        isRefused(applied) ||
        mayLack(scenario, round) ||
        round.prose.some(({ kind }) => kind === 'note')
      )
        return [];
      return [
        found(
          unpricedImprovement,
          'price',
          fact.source,
          { advantage: fact.advantage.text },
          { fixes: [{ ...add('note "…"', fact.source), title: 'Add a note' }] },
        ),
      ];
    }),
};
