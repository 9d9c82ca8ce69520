/** A breather that brings back more than a point. */
import { example } from '../../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { headFacts } from '../written.ts';
import { write } from '../../../../checking/mending.ts';

export const oversizedBreather: LintRule<QuickShotFact> = {
  id: 'oversized-breather',
  severity: 'error',
  title: 'A breather of more than 1 WP',
  explanation:
    'In a few minutes one point of Willpower comes back, and no more. A rest of some hours brings the general pool back to its base.',
  messages: { one: 'A breather brings back 1 WP, and not {points}' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 1 of 5
  round 1
-   Rose catches her breath: 2 WP.
                             ^
+   Rose catches her breath: 1 WP.
`),
  check: ({ scenario }) =>
    eachOnce(
      factsOf(headFacts(scenario), 'breather').flatMap(({ points }): readonly Finding[] =>
        points === undefined || points.value === 1
          ? []
          : [
              found(
                oversizedBreather,
                'one',
                points.source,
                { points: points.value },
                { fixes: [write('1', points.source, true)] },
              ),
            ],
      ),
    ),
};
