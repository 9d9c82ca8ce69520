/** A die claimed by hand that the rules derive by themselves. */
import { example } from '../../../example.ts';
import type { LintRule } from '../../../finding.ts';
import { claimMessages } from '../../demon-city/checks/claim-reasons.ts';
import { claimFindings } from '../../demon-city/checks/claims.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { rule } from '../rule-ids.ts';
import { countedRounds } from './counted.ts';

export const claimedDie: LintRule<DemonCityFact> = {
  id: 'claimed-die',
  severity: 'warning',
  title: 'A die that counts by itself',
  explanation:
    'Skill Die, Distraction Die, Defense Die, the Situation Die for the better weapon and the lost die for an injury follow from what is announced and from what has happened. Written by hand they do nothing: they count already, or aren’t due.',
  messages: claimMessages,
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    carries knife
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Bill: punches Ann.
-     advantage "skill die"
      ^^^^^^^^^^^^^^^^^^^^^
-   Ann: stabs Bill, advantage weapon die.
                     ^^^^^^^^^^^^^^^^^^^^
-     hindrance injury
      ^^^^^^^^^^^^^^^^
+   Ann: stabs Bill.
`),
  check: ({ scenario }) =>
    claimFindings(claimedDie, scenario, countedRounds(scenario), {
      weapon: rule.weapon,
      'higher stat': rule.skill,
      distraction: rule.distraction,
      defence: rule.defense,
      supernatural: undefined,
      injury: rule.injury,
      'called shot': undefined,
    }),
};
