/** A tiebreaker by numbers between sides of equal numbers. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { count } from '../../../play/words.ts';
import { combatantsOf, favoured } from '../exchange.ts';
import type { AttackFact } from '../facts.ts';
import { contestedRolls, otherChoices, tieChosenAt, type ContestedRoll } from './ties.ts';
import { foundInRounds } from './written.ts';

export const tiedTiebreak: LintRule<AttackFact> = {
  id: 'tied-tiebreak',
  severity: 'warning',
  title: 'A tiebreaker that breaks no tie',
  explanation:
    'The side with more, or with fewer, combatants may be favoured in a tie. Where both have as many in the fight, the tie stays open.',
  messages: {
    tied: 'Both sides have {combatants} in round {number}, so “{choice}” decides no tie there; choose something else',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
-   option contested tie more-combatants
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+ option contested tie more-combatants
  combatant Ilse (she) of the Players
+ combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  round 1
    contested
    Ilse: attacks Brok.
    Brok: attacks Ilse.
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => contestedRolls(plan).flatMap(tied)),
};

function tied(roll: ContestedRoll): readonly Finding[] {
  const { choice, context, groups } = roll;
  if (choice !== 'more combatants' && choice !== 'fewer combatants') return [];
  const source = tieChosenAt(context);
  if (source === undefined || favoured(context, groups, choice) !== undefined) return [];
  const data = {
    combatants: count(combatantsOf(context, groups[0] ?? ''), 'combatant'),
    number: context.round.number,
    choice,
  };
  return [found(tiedTiebreak, 'tied', source, data, { fixes: otherChoices(roll) })];
}
