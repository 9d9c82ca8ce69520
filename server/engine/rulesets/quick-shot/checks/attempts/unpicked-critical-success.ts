/** A critical success of which nobody has said what it is. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { criticalFacts, criticalSentence } from './criticals.ts';
import { add } from '../../../../checking/mending.ts';
import { foundInReadRolls, rollsAt } from './rolls.ts';

export const unpickedCriticalSuccess: LintRule<QuickShotFact> = {
  id: 'unpicked-critical-success',
  severity: 'warning',
  title: 'A critical success of nothing in particular',
  explanation:
    'Where several actions all succeed and a critical is rolled, the player picks which of them is the critical success.',
  messages: {
    which: 'This roll is critical, and everything succeeds; say which action the player picks as the critical success',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "draw the bolt"
      common "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     the critical falls on "run"
      on critical success "she shuts the gate behind her"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, unpicked),
};

/** The action that holds off paradox may be picked too, but the text thinks little of it. */
function unpicked({ attempt, outcome: { result } }: PinnedRoll): readonly Finding[] {
  const {
    needs,
    deed: { announcement },
  } = attempt;
  if (result !== 'critical-success' || needs.length < 2 || criticalFacts(attempt).length > 0) return [];
  return [
    found(
      unpickedCriticalSuccess,
      'which',
      rollsAt(attempt),
      {},
      {
        fixes: needs
          .filter(({ nature }) => nature !== 'paradox')
          .map(({ words }) => add(criticalSentence(words), announcement.source)),
      },
    ),
  ];
}
