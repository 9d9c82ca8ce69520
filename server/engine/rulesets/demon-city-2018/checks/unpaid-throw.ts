/** A lost throw that can't be paid. */
import { example } from '../../../example.ts';
import type { LintRule } from '../../../finding.ts';
import { unpaidFindings, unpaidMessages } from '../../demon-city/checks/unpaid.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { rule } from '../rule-ids.ts';
import { countedRounds } from './standing-plans.ts';

export const unpaidThrow: LintRule<DemonCityFact> = {
  id: 'unpaid-throw',
  severity: 'info',
  title: 'A lost throw that can’t be paid',
  explanation:
    'Nobody throws fewer than one. What somebody with a single throw would still lose goes to their opponent as an extra throw; where nobody opposes them it is lost. The text says so itself; this only tells that it is so here.',
  messages: unpaidMessages,
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 3
  round 1
    Ann: punches Bill.
      hindrance "drunk"
      ^^^^^^^^^^^^^^^^^
+     advantage "a broken bottle in his face"
    Bill: punches Ann.
`),
  check: ({ scenario }) =>
    unpaidFindings(unpaidThrow, countedRounds(scenario), { lost: rule.lost.id, kept: rule.minimum.id }, 'throw'),
};
