/** Bonus and penalty dice that remove each other. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { deedRolls, type DeedRoll } from '../plan.ts';
import type { AttackFact } from '../facts.ts';
import { naming } from '../../../checking/naming.ts';
import { diceWords } from './number-words.ts';
import { diceOf } from './rolls.ts';
import { foundInRounds } from './written.ts';

export const cancelledPool: LintRule<AttackFact> = {
  id: 'cancelled-pool',
  severity: 'info',
  title: 'Dice that cancel out',
  explanation:
    'One bonus die and one penalty die remove each other. What is left of either is rolled beside the first die.',
  messages: {
    fully: '{Name}’s {bonus} and {penalty} cancel each other out, so one die is rolled',
    partly: '{Name}’s {bonus} and {penalty} leave {left}, so {dice} are rolled',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 3/6.
      2 bonus dice "a rope and a friend"
-     1 penalty die "mail"
      ^^^^^^^^^^^^^^^^^^^^
  round 2
    Ilse: climbs "the roof" at 3/6.
-     1 bonus die "a rope"
      1 penalty die "mail"
      ^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => deedRolls(plan).flatMap(cancelled)),
};

/** Told at the first penalty die that is removed. */
function cancelled({ deed: { actor }, roll: { pool, net } }: DeedRoll): readonly Finding[] {
  const dice = diceOf(pool);
  const removed = dice.find(({ amount, standing }) => amount < 0 && standing === 'cancelled');
  if (removed === undefined) return [];
  const count = (sign: 1 | -1): number => dice.filter(({ amount }) => Math.sign(amount) === sign).length;
  return [
    found(cancelledPool, net === 0 ? 'fully' : 'partly', removed.source, {
      ...naming('name', actor),
      bonus: diceWords(count(1), 'bonus'),
      penalty: diceWords(count(-1), 'penalty'),
      left: diceWords(Math.abs(net), net > 0 ? 'bonus' : 'penalty'),
      dice: diceWords(1 + Math.abs(net)),
    }),
  ];
}
