/** A difficulty that leaves the dice that the text names. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import { silentRolls, type SilentRoll } from '../problems.ts';
import { decidableDice, namedDice } from '../difficulty.ts';
import { add } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { foundInRounds } from './written.ts';

export const stepBeyondEight: LintRule<AttackFact> = {
  id: 'step-beyond-eight',
  severity: 'warning',
  title: 'A larger die than the text names',
  explanation:
    'The text shows how d4 becomes d6 and d6 becomes d8, and no larger die. What comes after it is for the Host to decide, by “decides next die: d10”; until then nothing is rolled.',
  messages: {
    silent:
      'With this {name} would need a die larger than a d{die}, and the text names none, so nothing is rolled; decide which it is',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 7/8.
-     TN +1 "a rope"
      ^^^^^^^^^^^^^^
+     TN -1 "wet stone"
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => silentRolls(plan).flatMap(beyond)),
};

function beyond({ deed: { actor }, roll, source }: SilentRoll): readonly Finding[] {
  const largest = Math.max(roll.hits.of, ...namedDice);
  const next = decidableDice.filter((die) => die > largest);
  return [
    found(
      stepBeyondEight,
      'silent',
      source,
      { ...naming('name', actor), die: largest },
      { fixes: next.map((die) => add(`decides next die: d${die}`, source)) },
    ),
  ];
}
