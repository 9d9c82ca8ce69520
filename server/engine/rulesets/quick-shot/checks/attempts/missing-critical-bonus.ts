/** A critical success that brings nothing with it. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { saysWhatItBrings } from './critical-words.ts';
import { add } from '../../../../checking/mending.ts';
import { foundInReadRolls, rollsAt } from './rolls.ts';

export const missingCriticalBonus: LintRule<QuickShotFact> = {
  id: 'missing-critical-bonus',
  severity: 'info',
  title: 'A critical success without a bonus',
  explanation:
    'A critical success wins a point of Willpower, and where it can be, the GM gives a minor bonus as well; players may well come up with it.',
  messages: { bonus: 'This is a critical success, which brings a minor bonus where possible; say what it is' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     on critical success "she shuts the gate behind her"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, withoutBonus),
};

function withoutBonus(pinned: PinnedRoll): readonly Finding[] {
  const { attempt, outcome } = pinned;
  const { announcement } = attempt.deed;
  if (outcome.result !== 'critical-success' || saysWhatItBrings(pinned, 'critical success')) return [];
  return [
    found(
      missingCriticalBonus,
      'bonus',
      rollsAt(attempt),
      {},
      { fixes: [add('on critical success "…"', announcement.source)] },
    ),
  ];
}
