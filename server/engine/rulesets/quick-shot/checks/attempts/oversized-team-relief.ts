/** Team work that makes a task easier by more than one. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact, type TeamWork } from '../../facts.ts';
import { teamRelief } from '../../team-work.ts';
import { foundInRounds } from '../written.ts';
import { write } from '../../../../checking/mending.ts';

export const oversizedTeamRelief: LintRule<QuickShotFact> = {
  id: 'oversized-team-relief',
  severity: 'error',
  title: 'Too much help from team work',
  explanation:
    'For two people who work on the same task it may be one difficulty lower for each of them. The text has no other figure, however many they are.',
  messages: { relief: 'Team work makes a task one difficulty easier for each, so of {number} easier one counts' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant Tom (he) of the Players
    Willpower 5
  round 1
-   Rose and Tom work together on "lift the gate": "both can get a grip", 2 easier
                                                                          ^
+   Rose and Tom work together on "lift the gate": "both can get a grip", 1 easier
    Rose: gambles on "the way out".
      hard "lift the gate"
    Tom: gambles on "the way out".
      hard "lift the gate"
`),
  check: ({ scenario }) =>
    foundInRounds(scenario, ({ context: { round } }) => factsOf(round.facts, 'team work').flatMap(oversized)),
};

function oversized({ easier }: TeamWork): readonly Finding[] {
  if (easier === undefined || easier.value === teamRelief) return [];
  return [
    found(
      oversizedTeamRelief,
      'relief',
      easier.source,
      { number: easier.value },
      { fixes: [write(`${teamRelief}`, easier.source, true)] },
    ),
  ];
}
