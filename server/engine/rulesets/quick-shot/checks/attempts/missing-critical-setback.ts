/** A critical failure that brings nothing with it. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { saysWhatItBrings } from './critical-words.ts';
import { add } from '../../../../checking/mending.ts';
import { foundInReadRolls, rollsAt } from './rolls.ts';

export const missingCriticalSetback: LintRule<QuickShotFact> = {
  id: 'missing-critical-setback',
  severity: 'info',
  title: 'A critical failure without a setback',
  explanation:
    'A critical failure costs a point of Willpower, and where it can be, the GM describes something bad beyond the failure: an obstacle more, which needn’t be a dead end.',
  messages: {
    setback: 'This is a critical failure, which brings something bad beyond the failure where possible; say what it is',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     on critical failure "the gate falls shut for good"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, withoutSetback),
};

function withoutSetback(pinned: PinnedRoll): readonly Finding[] {
  const { attempt, outcome } = pinned;
  const { announcement } = attempt.deed;
  if (outcome.result !== 'critical-failure' || saysWhatItBrings(pinned, 'critical failure')) return [];
  return [
    found(
      missingCriticalSetback,
      'setback',
      rollsAt(attempt),
      {},
      { fixes: [add('on critical failure "…"', announcement.source)] },
    ),
  ];
}
