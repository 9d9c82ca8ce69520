/** An Attack Bonus below 0. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { add, write } from '../../../checking/mending.ts';
import { headFacts } from './sayings.ts';
import { attackBonuses } from './stats.ts';

export const negativeAttackBonus: LintRule<AttackFact> = {
  id: 'negative-attack-bonus',
  severity: 'warning',
  title: 'An Attack Bonus below 0',
  explanation:
    'The text gives a bonus die for each point of attack bonus, and says nothing of points below 0. Nothing comes of them until the Host decides that they are penalty dice.',
  messages: {
    negative:
      'Attack Bonus {points} changes nothing: the text gives bonus dice for points, and is silent on fewer than none; decide what they come to',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
+ decides negative bonus: penalty dice
  combatant Ilse (she) of the Players
    Attack Bonus -1
    ^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    if (factsOf(headFacts(scenario), 'negative bonus decision').length > 0) return;
    const heading = scenario.rules.source ?? scenario.source;
    for (const { value, source } of attackBonuses(scenario).filter((stat) => stat.value < 0)) {
      yield found(
        negativeAttackBonus,
        'negative',
        source,
        { points: String(value).replace('-', '−') },
        {
          fixes: [
            add('decides negative bonus: penalty dice', heading),
            add('decides negative bonus: nothing', heading),
            write('Attack Bonus 0', source),
          ],
        },
      );
    }
  },
};
