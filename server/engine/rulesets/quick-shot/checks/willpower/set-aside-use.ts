/** Willpower that is set aside, bet or paid. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { generalPool } from '../../purses.ts';
import { foundInAttempts } from '../written.ts';
import { faultyBets, stakeSource, type FaultyBet } from './faulty-bets.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';
import { betText, purseText } from './bet-words.ts';

export const setAsideUse: LintRule<QuickShotFact> = {
  id: 'set-aside-use',
  severity: 'error',
  title: 'Willpower that is set aside',
  explanation:
    'When a project is complete, its Willpower may be set aside for a while, until the player has thought of a new goal. Until then it belongs to no pool, and can neither be bet nor pay for anything: it is assigned to a pool first.',
  messages: {
    bet: 'Willpower that is set aside can’t be bet; assign it to a pool first, or bet from another',
    loss: 'Willpower that is set aside can’t pay for a critical failure; assign it to a pool first, or let another pay',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 4 of 5
    project "Find the treasure" 2
    drive "Stay alive" 1
    drive "Get rich" 1
  round 1
    Rose completes "Find the treasure": 2 WP set aside.
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
-     bets 1 WP from what is set aside
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     bets 1 WP
      risk "the alarm"
-     pays from what is set aside
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     pays from the general pool
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt, plan) => [
      ...faultyBets(attempt, plan, 'set-aside-use').flatMap(betFrom),
      ...paidFrom(attempt, plan),
    ]),
};

function betFrom(faulty: FaultyBet): readonly Finding[] {
  const { fact, bet, attempt, condition } = faulty;
  const stake = bet.stakes.find(({ purse }) => purse.in === 'aside');
  if (stake === undefined) return [];
  const isWhole = fact.parts.length === 0;
  const general =
    isWhole && condition.general >= bet.amount ? [write(betText(bet.amount, generalPool), fact.source)] : [];
  return [
    found(
      setAsideUse,
      'bet',
      isWhole ? fact.source : stakeSource(faulty, stake),
      {},
      { fixes: [...general, removeBelow(fact, attempt.deed.announcement)] },
    ),
  ];
}

function paidFrom({ deed: { actor, announcement } }: Attempt, { context }: RoundPlan): readonly Finding[] {
  const general = conditionOf(context.fight, actor.name).general > 0;
  return factsOf(announcement.clauses, 'pays')
    .filter(({ purse }) => purse.in === 'aside')
    .map((fact) =>
      found(
        setAsideUse,
        'loss',
        fact.source,
        {},
        {
          fixes: [
            ...(general ? [write(`pays from ${purseText(generalPool)}`, fact.source)] : []),
            removeBelow(fact, announcement),
          ],
        },
      ),
    );
}
