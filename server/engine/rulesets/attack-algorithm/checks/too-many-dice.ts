/** More dice than anybody can roll. */
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { deedRolls, type DeedRoll } from '../plan.ts';
import { mostDice } from '../circumstances.ts';
import type { AttackFact, ExtraDice } from '../facts.ts';
import { write } from '../../../checking/mending.ts';
import { diceOf } from './rolls.ts';
import { announcementsOf } from './sayings.ts';
import { attackBonuses } from './stats.ts';
import { foundInRounds } from './written.ts';

export const tooManyDice: LintRule<AttackFact> = {
  id: 'too-many-dice',
  severity: 'warning',
  title: 'More dice than can be rolled',
  explanation: `The text has no limit to bonus and penalty dice. Here at most ${mostDice} of either are counted, for one reason, of an attack bonus, and of all together.`,
  messages: {
    over: '{number} is more dice than are rolled here; {most} of them count',
    together: '{Name} has {number} {kind} dice together, which is more than are rolled here; {most} of them count',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
-   Attack Bonus 200
    ^^^^^^^^^^^^^^^^
+   Attack Bonus 100
  round 1
    Ilse: climbs "the wall" at 3/6.
-     101 penalty dice "mail"
      ^^^
+     2 penalty dice "mail"
`),
  *check({ scenario }) {
    for (const { value, source } of attackBonuses(scenario)) {
      if (Math.abs(value) > mostDice)
        yield found(
          tooManyDice,
          'over',
          source,
          { number: value, most: mostDice },
          { fixes: [write(`Attack Bonus ${Math.sign(value) * mostDice}`, source)] },
        );
    }
    const clauses = announcementsOf(scenario, 'attack', 'check').flatMap((announcement) => announcement.clauses);
    for (const { count } of clauses.filter(isExtraDice)) {
      if (count.value > mostDice)
        yield found(
          tooManyDice,
          'over',
          count.source,
          { number: count.value, most: mostDice },
          { fixes: [write(String(mostDice), count.source)] },
        );
    }
    yield* foundInRounds(scenario, (plan) => deedRolls(plan).flatMap(together));
  },
};

function isExtraDice(fact: AttackFact): fact is ExtraDice {
  return fact.kind === 'bonus dice' || fact.kind === 'penalty dice';
}

/** Told where it is announced: no single reason is at fault. Who has no use for any of them has too many of none. */
function together({ deed: { actor, announcement }, roll: { pool, wanted } }: DeedRoll): readonly Finding[] {
  if (diceOf(pool).every(({ standing }) => standing === 'unused')) return [];
  return (['bonus', 'penalty'] as const)
    .filter((kind) => wanted[kind] > mostDice)
    .map((kind) =>
      found(tooManyDice, 'together', announcement.source, {
        ...naming('name', actor),
        number: wanted[kind],
        kind,
        most: mostDice,
      }),
    );
}
