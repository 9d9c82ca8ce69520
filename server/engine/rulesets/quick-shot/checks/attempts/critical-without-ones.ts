/** A critical that the pinned dice don’t show. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { die, type Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { criticalFacts } from './criticals.ts';
import { removeBelow } from '../../../../checking/mending.ts';
import { shownOf } from './rolls.ts';

export const criticalWithoutOnes: LintRule<QuickShotFact> = {
  id: 'critical-without-ones',
  severity: 'error',
  title: 'A critical without ones',
  explanation:
    'A roll is critical where a set of ones lies there, which is two of them or more. With fewer nothing is a critical, however well or badly it goes.',
  messages: {
    none: 'No die shows a 1 here, so there is no critical to fall on anything; it takes two ones',
    few: 'Only one die shows a 1 here, so there is no critical to fall on anything; it takes two ones',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 5 5 6 7 1 2 3 4
-     the critical falls on "run"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, uncritical),
};

/** A die that is still rolled may show a 1. */
function uncritical(attempt: Attempt): readonly Finding[] {
  const ones = shownOf(attempt, 1);
  if (attempt.pins.length === 0 || ones >= die.ones) return [];
  return criticalFacts(attempt).map((fact) =>
    found(
      criticalWithoutOnes,
      ones === 0 ? 'none' : 'few',
      fact.source,
      {},
      { fixes: [removeBelow(fact, attempt.deed.announcement)] },
    ),
  );
}
