/** Several failures, of which none is said to be the critical one. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { saidQuotes } from '../said-quotes.ts';
import { criticalFacts, criticalSentence, needsThat } from './criticals.ts';
import { add } from '../../../../checking/mending.ts';
import { foundInReadRolls, rollsAt } from './rolls.ts';

export const unnamedCriticalFailure: LintRule<QuickShotFact> = {
  id: 'unnamed-critical-failure',
  severity: 'warning',
  title: 'A critical failure of nothing in particular',
  explanation:
    'Where a critical is rolled and several actions fail, at least one of them is the critical failure. The text doesn’t say who chooses it; the scenario names it. The point of Willpower is lost once.',
  messages: { which: 'This roll is critical, and {failed} fail; name at least one of them as the critical failure' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "run"
      hard "kick it open"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     the critical falls on "kick it open"
      on critical failure "the gate falls shut for good"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, unnamed),
};

/** Not while it is open which actions fail. */
function unnamed(pinned: PinnedRoll): readonly Finding[] {
  const {
    attempt,
    outcome: { result },
  } = pinned;
  const failed = needsThat(pinned, 'failed');
  if (
    result !== 'critical-failure' ||
    failed.length < 2 ||
    needsThat(pinned, 'open').length > 0 ||
    criticalFacts(attempt).length > 0
  )
    return [];
  return [
    found(
      unnamedCriticalFailure,
      'which',
      rollsAt(attempt),
      { failed: saidQuotes(failed.map(({ words }) => words)) },
      {
        fixes: failed.map(({ words }) => add(criticalSentence(words), attempt.deed.announcement.source)),
      },
    ),
  ];
}
