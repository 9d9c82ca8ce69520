/** Another target number than the one that there is. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { die, type Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { removeBelow } from '../../../../checking/mending.ts';

export const alteredTargetNumber: LintRule<QuickShotFact> = {
  id: 'altered-target-number',
  severity: 'error',
  title: 'Another target number',
  explanation:
    'The target number of every attempt is 5. What makes an attempt easier or harder is in its difficulties, and in the actions that are added to it.',
  messages: {
    target: 'The target number is always 5, so this changes nothing; make the action easier or harder instead',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
-     target 4
      ^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, altered),
};

function altered({ deed: { announcement } }: Attempt): readonly Finding[] {
  return factsOf(announcement.clauses, 'foreign')
    .filter(({ what, number }) => what === 'target' && number?.value !== die.target)
    .map((fact) => found(alteredTargetNumber, 'target', fact.source, {}, { fixes: [removeBelow(fact, announcement)] }));
}
