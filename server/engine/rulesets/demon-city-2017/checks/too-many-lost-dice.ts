/** More than two Miscellaneous Lost Dice. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Pool } from '../../../pool.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { list } from '../../../play/words.ts';
import { mostMiscellaneousDice } from '../pools/index.ts';
import { rule } from '../rule-ids.ts';
import { plannedRounds } from './plans.ts';

export const tooManyLostDice: LintRule<DemonCityFact> = {
  id: 'too-many-lost-dice',
  severity: 'info',
  title: 'A third Miscellaneous Lost Die',
  explanation:
    'Nobody loses more than two dice for difficulties of the situation, however many there are. The die for an injury is lost beside them.',
  messages: { uncounted: '{name} loses {most} Miscellaneous Dice already, for {reasons}: this one isn’t counted' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
      advantage "a bottle in hand"
      advantage "her back to the wall"
      hindrance "drunk"
      hindrance "in the dark"
-     hindrance "knee-deep water"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* eachOnce(
      plannedRounds(scenario).flatMap(({ plan }) => [...plan.pools.actions.values()].flatMap(uncountedLosses)),
    );
  },
};

function uncountedLosses(pool: Pool): readonly Finding[] {
  const dice = pool.modifiers.filter((modifier) => modifier.rule === rule.miscellaneous.id);
  const reasons = list(
    dice
      .filter(({ standing }) => standing !== 'capped' && standing !== 'unused')
      .map(({ words, because }) => `“${words ?? because}”`),
  );
  return dice
    .filter((die) => die.standing === 'capped')
    .map((die) =>
      found(tooManyLostDice, 'uncounted', die.source, { name: pool.who, most: mostMiscellaneousDice, reasons }),
    );
}
