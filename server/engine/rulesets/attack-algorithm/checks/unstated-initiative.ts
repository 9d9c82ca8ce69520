/** A tiebreaker by an initiative that nobody has. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { favoured } from '../exchange.ts';
import type { AttackFact } from '../facts.ts';
import { add } from '../../../checking/mending.ts';
import { contestedRolls, initiativeSentence, tieChosenAt, type ContestedRoll } from './ties.ts';
import { missingInRounds } from './written.ts';

export const unstatedInitiative: LintRule<AttackFact> = {
  id: 'unstated-initiative',
  severity: 'warning',
  title: 'Initiative that nobody has',
  explanation:
    'The side with initiative may be favoured in a tie. How a side comes by it the text doesn’t say, so the scenario states it: “the Players have the initiative”.',
  messages: {
    nobody:
      'Ties go to the side with initiative, and neither side of round {number} is said to have it, so they stay open; say which has',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
-   option contested tie initiative
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+ option contested tie initiative
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
+   the Players have the initiative.
    contested
    Ilse: attacks Brok.
    Brok: attacks Ilse.
`),
  check: ({ scenario }) => missingInRounds(scenario, (plan) => contestedRolls(plan).flatMap(unstated)),
};

function unstated({ choice, context, groups }: ContestedRoll): readonly Finding[] {
  const source = tieChosenAt(context);
  if (choice !== 'initiative' || source === undefined || favoured(context, groups, choice) !== undefined) return [];
  const { cast, round } = context;
  return [
    found(
      unstatedInitiative,
      'nobody',
      source,
      { number: round.number },
      {
        fixes: groups.map((group) => add(initiativeSentence(cast, group), round.source)),
      },
    ),
  ];
}
