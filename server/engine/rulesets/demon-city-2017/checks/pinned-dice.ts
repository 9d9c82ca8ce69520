/** Pinned dice that can't be. */
import { dieFaces } from '../../../chance/index.ts';
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { factsOf, type DemonCityFact, type Pin } from '../../demon-city/facts.ts';
import { pinProblems } from '../pin-problems.ts';
import { plannedRounds } from './plans.ts';

export const pinnedDice: LintRule<DemonCityFact> = {
  id: 'pinned-dice',
  severity: 'error',
  title: 'Pinned dice that can’t be',
  explanation: `A pin names the die that counts, or all of them: as many as there are, each from 1 to ${dieFaces}. Where more or fewer are pinned, the first of them are used and the rest is rolled.`,
  messages: {
    face: 'No die shows {number}, so it is left out: pin a number from 1 to {faces}',
    count:
      '{name} has {dice}, so {pins} can’t be pinned: as many as fit are used, and any others are rolled; pin the one that counts, or all of them',
    damage:
      'The damage to {target} is {dice}, so {pins} can’t be pinned: as many as fit are used, and any others are rolled; pin the one that counts, or all of them',
    host: 'The Host rolls nothing against what {name} does, so there is nothing to pin',
    none: 'Nothing stands against what {name} does, so nothing is rolled for it, and there is nothing to pin',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Ann: punches Bill.
-     throws 12
      ^^^^^^^^^
-     damage throws 4 4 4
      ^^^^^^^^^^^^^^^^^^^
+     throws 10
+     damage throws 4 4
    Bill: dodges Ann.
-     throws 3 4 5
      ^^^^^^^^^^^^
+     throws 3 4
`),
  *check({ scenario }) {
    if (!scenario.rounds.some((round) => round.announcements.some(({ clauses }) => factsOf(clauses, 'pin').length > 0)))
      return;
    const told = new Set<Pin>();
    for (const { plan, certain } of plannedRounds(scenario)) {
      for (const [pin, problems] of pinProblems(plan)) {
        const sure = problems.filter(({ hangs = false }) => certain || !hangs);
        if (sure.length === 0 || told.has(pin)) continue;
        told.add(pin);
        for (const { message, source, data } of sure) yield found(pinnedDice, message, source, data);
      }
    }
  },
};
