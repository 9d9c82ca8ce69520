/** A die that has grown because the roll would have become certain or impossible. */
import { toFraction } from '../../../chance/index.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { namedDice } from '../difficulty.ts';
import type { AttackFact } from '../facts.ts';
import { deedRolls, type RoundPlan } from '../plan.ts';
import type { RolledPool } from '../pools.ts';
import { percent } from '../../../percent.ts';
import { rule } from '../rule-ids.ts';
import { naming } from '../../../checking/naming.ts';
import { foundInRounds } from './written.ts';

export const steppedUpDie: LintRule<AttackFact> = {
  id: 'stepped-up-die',
  severity: 'info',
  title: 'A larger die',
  explanation:
    'No change of the target number makes a roll certain or impossible: the die grows by one step instead, and the target number goes with it. 5/6 made easier is 7/8, and 1/4 made harder is 1/6.',
  messages: { grown: 'With this {name} rolls {now}, {chance} for each die: {because}' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
-   Ilse: climbs "the wall" at 5/6.
+   Ilse: climbs "the wall" at 4/6.
      TN +1 "a rope"
      ^^^^^^^^^^^^^^
`),
  check: ({ scenario }) =>
    foundInRounds(scenario, (plan) =>
      deedRolls(plan).flatMap(({ deed, roll }) => (roll.silent ? [] : grown(plan, deed.actor.name, roll))),
    ),
};

/** Told of the last step, at the change that led to it; not where the Host has decided to which die it goes. */
function grown({ context: { cast } }: RoundPlan, name: string, { pool, hits }: RolledPool): readonly Finding[] {
  const step = pool.modifiers.findLast((modifier) => modifier.rule === rule.dieStep.id);
  const fighter = cast.fighters.get(name);
  if (step === undefined || fighter === undefined || !namedDice.includes(hits.of)) return [];
  return [
    found(steppedUpDie, 'grown', step.source, {
      ...naming('name', fighter),
      now: pool.difficulty?.now ?? '',
      because: step.because,
      chance: percent({ chance: toFraction(BigInt(hits.hit), BigInt(hits.of)) }),
    }),
  ];
}
