/** Pinned dice that show what no such die can show. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import { outsideDice, type OutsideDie } from '../problems.ts';
import { write } from '../../../checking/mending.ts';
import { foundInRounds } from './written.ts';

export const pinnedRollOutsideDie: LintRule<AttackFact> = {
  id: 'pinned-roll-outside-die',
  severity: 'error',
  title: 'A pinned number that the die doesn’t have',
  explanation:
    'A pinned die shows a whole number from 1 to as many faces as it has: those of the difficulty, after all its changes; of the die of the first hit; of the d6 for extra degrees. Any other number is left out, and the die is rolled.',
  messages: { outside: '{number} can’t be rolled on a d{faces}, so this die is rolled after all' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
-   the first hit on Brok rolls 0.
                                ^
+   the first hit on Brok rolls 1.
    Ilse: attacks Brok.
-     rolls 7
            ^
+     rolls 6
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => outsideDice(plan).map(outside)),
};

function outside({ value, faces, source }: OutsideDie): Finding {
  const nearest = Math.min(faces, Math.max(1, Math.round(value)));
  return found(
    pinnedRollOutsideDie,
    'outside',
    source,
    { number: value, faces },
    { fixes: [write(String(nearest), source)] },
  );
}
