/** Team work without a word of why it helps. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInRounds } from '../written.ts';
import { append } from '../../../../checking/mending.ts';
import { teamsIn } from './teams.ts';

export const unjustifiedTeamWork: LintRule<QuickShotFact> = {
  id: 'unjustified-team-work',
  severity: 'info',
  title: 'Team work without a reason',
  explanation:
    'Whether people help each other depends on the situation, and on what they can do; it isn’t so of itself. A few words tell the table why it is so here.',
  messages: { why: 'Working together may help and may not; say why it does here, as : “both can get a grip”' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant Tom (he) of the Players
    Willpower 5
  round 1
-   Rose and Tom work together on "lift the gate"
                                  ^^^^^^^^^^^^^^^
+   Rose and Tom work together on "lift the gate": "both can get a grip"
    Rose: gambles on "the way out".
      hard "lift the gate"
    Tom: gambles on "the way out".
      hard "lift the gate"
`),
  check: ({ scenario }) =>
    foundInRounds(scenario, (plan) =>
      teamsIn(plan).flatMap(({ fact: { task, because }, members }) =>
        because !== undefined || members.length < 2
          ? []
          : [found(unjustifiedTeamWork, 'why', task.source, {}, { fixes: [append(': "…"', task.source)] })],
      ),
    ),
};
