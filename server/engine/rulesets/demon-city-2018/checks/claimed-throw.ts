/** A throw claimed by hand that the rules derive by themselves. */
import { example } from '../../../example.ts';
import type { LintRule } from '../../../finding.ts';
import { claimMessages } from '../../demon-city/checks/claim-reasons.ts';
import { claimFindings } from '../../demon-city/checks/claims.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { rule } from '../rule-ids.ts';
import { countedRounds } from './standing-plans.ts';

export const claimedThrow: LintRule<DemonCityFact> = {
  id: 'claimed-throw',
  severity: 'warning',
  title: 'A throw that counts by itself',
  explanation:
    'Higher Stat, Distraction, Defense, Weapon and Supernatural Throws follow from what is announced, and so do the lost throws for an injury and for a called shot. Written by hand they do nothing: they count already, or aren’t due.',
  messages: claimMessages,
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    carries knife
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 1  Toughness 3
  round 1
    Carl: dodges.
    Bill: punches Ann.
-     advantage "defense die"
      ^^^^^^^^^^^^^^^^^^^^^^^
-   Ann: stabs Bill, advantage weapon throw.
                     ^^^^^^^^^^^^^^^^^^^^^^
-     hindrance "injury"
      ^^^^^^^^^^^^^^^^^^
+   Ann: stabs Bill.
`),
  check: ({ scenario }) =>
    claimFindings(claimedThrow, scenario, countedRounds(scenario), {
      weapon: rule.weapon,
      'higher stat': rule.higherStat,
      distraction: rule.distraction,
      defence: rule.defense,
      supernatural: rule.supernatural,
      injury: rule.injury,
      'called shot': rule.calledShot,
    }),
};
