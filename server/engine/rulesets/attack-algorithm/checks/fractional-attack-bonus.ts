/** An Attack Bonus that is no whole number. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import { write } from '../../../checking/mending.ts';
import { attackBonuses } from './stats.ts';

export const fractionalAttackBonus: LintRule<AttackFact> = {
  id: 'fractional-attack-bonus',
  severity: 'error',
  title: 'An Attack Bonus that is no whole number',
  explanation: 'Each point of attack bonus is one bonus die. Of a part of a point nothing comes.',
  messages: { fraction: 'Attack Bonus {points} is no number of dice, and counts as {whole}; write a whole number' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
-   Attack Bonus 1.5
    ^^^^^^^^^^^^^^^^
+   Attack Bonus 1
`),
  *check({ scenario }) {
    for (const { value, source } of attackBonuses(scenario).filter((stat) => !Number.isInteger(stat.value))) {
      const whole = Math.trunc(value);
      yield found(
        fractionalAttackBonus,
        'fraction',
        source,
        { points: value, whole },
        { fixes: [whole, whole + Math.sign(value)].map((points) => write(`Attack Bonus ${points}`, source)) },
      );
    }
  },
};
