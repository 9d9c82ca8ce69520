/** A check on a die that the text doesn't name. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { isRefused, writtenDifficulty, type CheckRoll } from '../checks-rolled.ts';
import { decidableDice, difficultyText, growthOf, namedDice } from '../difficulty.ts';
import { lastFact, type AttackFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { add, write } from '../../../checking/mending.ts';
import { foundInRounds } from './written.ts';

export const unknownDieSize: LintRule<AttackFact> = {
  id: 'unknown-die-size',
  severity: 'warning',
  title: 'A die that the text doesn’t name',
  explanation:
    'The text shows d4, d6 and d8, in the order in which one becomes the next. Any other die is rolled as it is written; d10 and larger ones are the Host’s to decide, by “decides next die: d10”.',
  messages: { unknown: '{written} is rolled on a d{of}, which is none of the dice that the text names: d4, d6 and d8' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
-   Ilse: climbs "the wall" at 3/7.
                               ^^^
+   Ilse: climbs "the wall" at 3/6.
`),
  check: ({ scenario }) => foundInRounds(scenario, (plan) => plan.checks.flatMap((roll) => unknown(plan, roll))),
};

function unknown({ context: { cast, facts } }: RoundPlan, { deed }: CheckRoll): readonly Finding[] {
  const { clauses } = deed.announcement;
  const [base, written] = [writtenDifficulty(deed.announcement), lastFact(clauses, 'difficulty')];
  if (isRefused(base) || written?.of === undefined) return [];
  const { hit, of } = base;
  if (namedDice.includes(of) || growthOf(cast.stage, [...facts, ...clauses]).next === of) return [];
  const at = { ...written.hit.source, end: written.of.source.end };
  const named = namedDice.filter((die) => die > hit).sort((one, other) => Math.abs(one - of) - Math.abs(other - of));
  return [
    found(
      unknownDieSize,
      'unknown',
      at,
      { written: difficultyText(base), of },
      {
        fixes: [
          ...named.map((die) => write(difficultyText({ hit, of: die }), at)),
          ...(decidableDice.includes(of) ? [add(`decides next die: d${of}`, written.source)] : []),
        ],
      },
    ),
  ];
}
