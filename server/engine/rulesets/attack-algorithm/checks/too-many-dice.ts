/** More dice than anybody can roll. */
import { found, type LintRule } from '../../../finding.ts';
import { mostDice } from '../circumstances.ts';
import type { AttackFact, ExtraDice } from '../facts.ts';
import { write } from './mending.ts';
import { announcementsOf } from './sayings.ts';
import { attackBonuses } from './stats.ts';

export const tooManyDice: LintRule<AttackFact> = {
  id: 'too-many-dice',
  severity: 'warning',
  title: 'More dice than can be rolled',
  explanation: `The text has no limit to bonus and penalty dice. Here at most ${mostDice} are counted for one reason, and of an attack bonus.`,
  messages: { over: '{number} is more dice than are rolled here; {most} of them count' },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus 200
//^^^^^^^^^^^^^^^^
round 1
  Ilse: climbs "the wall" at 3/6.
    101 penalty dice "mail"
//  ^^^
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
  Attack Bonus 100
round 1
  Ilse: climbs "the wall" at 3/6.
    100 penalty dice "mail"
`,
  *check({ scenario }) {
    for (const { value, source } of attackBonuses(scenario)) {
      if (Math.abs(value) > mostDice) yield found(tooManyDice, 'over', source, { number: value, most: mostDice }, { fixes: [write(`Attack Bonus ${Math.sign(value) * mostDice}`, source)] });
    }
    const clauses = announcementsOf(scenario, 'attack', 'check').flatMap((announcement) => announcement.clauses);
    for (const { count } of clauses.filter(isExtraDice)) {
      if (count.value > mostDice) yield found(tooManyDice, 'over', count.source, { number: count.value, most: mostDice }, { fixes: [write(String(mostDice), count.source)] });
    }
  },
};

function isExtraDice(fact: AttackFact): fact is ExtraDice {
  return fact.kind === 'bonus dice' || fact.kind === 'penalty dice';
}
