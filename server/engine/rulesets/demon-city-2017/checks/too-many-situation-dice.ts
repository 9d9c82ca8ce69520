/** More than two Situation Dice. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Modifier, Pool } from '../../../pool.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { list } from '../../../play/words.ts';
import { mostSituationDice } from '../pools/index.ts';
import { rule } from '../rule-ids.ts';
import { plannedRounds } from './plans.ts';

export const tooManySituationDice: LintRule<DemonCityFact> = {
  id: 'too-many-situation-dice',
  severity: 'info',
  title: 'A third Situation Die',
  explanation:
    'Nobody in a Clash gets more than two Situation Dice, however many advantages there are. The die for the better weapon and the one after a successful defence are two of them.',
  messages: { uncounted: '{name} has {most} Situation Dice already, for {reasons}: this one isn’t counted' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    carries knife
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
- situation "a cellar"
-   Bill announces before Ann.
  round 1
    Bill: punches Ann.
    Ann: stabs Bill with her knife.
    ^^^^^^^^^^^^^^^
      advantage "she is on the stair"
-     advantage "he has dust in his eyes"
-     advantage "he stands on one foot"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* eachOnce(
      plannedRounds(scenario).flatMap(({ plan }) => [...plan.pools.actions.values()].flatMap(uncountedDice)),
    );
  },
};

function uncountedDice(pool: Pool): readonly Finding[] {
  const dice = pool.modifiers.filter((modifier) =>
    [rule.situation.id, rule.weapon.id, rule.improved.id].some((id) => id === modifier.rule),
  );
  const reasons = list(dice.filter((die) => die.standing === 'counted').map(inWords));
  return dice
    .filter((die) => die.standing === 'capped')
    .map((die) =>
      found(tooManySituationDice, 'uncounted', die.source, { name: pool.who, most: mostSituationDice, reasons }),
    );
}

function inWords({ because, words }: Modifier): string {
  return words === undefined ? because : `“${words}”`;
}
