/** A contested roll in which one side attacks, or none. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import { firstAttacks } from '../exchange.ts';
import { lastFact, type AttackFact } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';
import { announcingGroups } from './groups.ts';
import type { RoundPlan } from '../plan.ts';
import { missingInRounds } from './written.ts';

export const oneSidedContest: LintRule<AttackFact> = {
  id: 'one-sided-contest',
  severity: 'error',
  title: 'A contested roll of one side',
  explanation:
    'A contested roll is that of two sides who attack each other: their hits are held against each other. Where one side attacks, or nobody attacks it back, its roll is single-sided.',
  messages: {
    one: '“contested” needs attacks by both sides, and only one attacks in this round, so its roll stands alone',
    none: '“contested” needs attacks by both sides, and nobody attacks in this round',
    apart: '“contested” needs sides that attack each other, and here one isn’t attacked, so each roll stands alone',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
-   contested
    ^^^^^^^^^
    Ilse: attacks Brok.
`),
  check: ({ scenario }) =>
    missingInRounds(scenario, (plan) => {
      const contested = lastFact(plan.context.round.facts, 'contested');
      const message = contested === undefined ? undefined : lack(plan);
      return contested === undefined || message === undefined
        ? []
        : [found(oneSidedContest, message, contested.source, {}, { fixes: [remove(contested)] })];
    }),
};

/** An attack that comes to nothing is what is wrong then, and not that the roll is contested. */
function lack({ context, exchanges }: RoundPlan): string | undefined {
  const [attacking, announcing] = [firstAttacks(context).length, announcingGroups(context).size];
  if (attacking > 1) return exchanges.some(({ kind }) => kind === 'single-sided roll') ? 'apart' : undefined;
  return announcing > attacking ? undefined : ['none', 'one'][attacking];
}
