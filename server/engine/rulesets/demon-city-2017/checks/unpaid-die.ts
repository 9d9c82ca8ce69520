/** A lost die that can't be paid. */
import { example } from '../../../example.ts';
import type { LintRule } from '../../../finding.ts';
import { isFirst } from '../../../stage.ts';
import { unpaidFindings, unpaidMessages } from '../../demon-city/checks/unpaid.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { rule } from '../rule-ids.ts';
import { countedRounds } from './counted.ts';

export const unpaidDie: LintRule<DemonCityFact> = {
  id: 'unpaid-die',
  severity: 'info',
  title: 'A lost die that can’t be paid',
  explanation:
    'Nobody goes below one die. What somebody with a single die would still lose changes nothing in this edition; an advantage of the other side would.',
  messages: unpaidMessages,
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 2  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Ann: punches Bill.
-     hindrance "drunk"
      ^^^^^^^^^^^^^^^^^
    Bill: punches Ann.
+     advantage "she is drunk"
`),
  /** A later round may bring the die for an improved position, which depends on what is rolled. */
  check({ scenario }) {
    return unpaidFindings(
      unpaidDie,
      countedRounds(scenario).filter(({ round }) => isFirst(scenario, round)),
      { lost: rule.miscellaneous.id },
      'die',
    );
  },
};
