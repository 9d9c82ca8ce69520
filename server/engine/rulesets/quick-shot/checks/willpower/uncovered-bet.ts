/** A bet of more than the pool holds. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { sentence } from '../../../../play/words.ts';
import type { Stake } from '../../bets.ts';
import { factsOf, type Purse, type QuickShotFact } from '../../facts.ts';
import { generalPool, isSamePurse, pointsIn, purseWords } from '../../purses.ts';
import type { Scenario } from '../../../../scenario.ts';
import { isUnsure, rollsBefore } from './earlier.ts';
import { foundInBets, stakeSource, type FaultyBet } from './faulty-bets.ts';
import { write } from '../../../../checking/mending.ts';
import { betText } from './bet-words.ts';

export const uncoveredBet: LintRule<QuickShotFact> = {
  id: 'uncovered-bet',
  severity: 'error',
  title: 'More bet than there is',
  explanation:
    'What is bet has to lie in the pool from which it is laid. A bet of 3 WP may be laid from several pools.',
  messages: { short: '{Pool} holds {holds} WP, and {count} WP {are} bet from there, so the bet isn’t made' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 2 of 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
-     bets 3 WP
           ^
+     bets 1 WP
      risk "the alarm"
`),
  check: ({ scenario }) => foundInBets(scenario, 'uncovered-bet', (faulty) => short(scenario, faulty)),
};

/** What is won by earlier rolls goes to the general pool, so that it may cover the bet yet. */
function short(scenario: Scenario<QuickShotFact>, faulty: FaultyBet): readonly Finding[] {
  const { bet, attempt, plan, condition } = faulty;
  const { actor } = attempt.deed;
  const stake = bet.stakes.find(({ purse, count }) => (pointsIn(condition, purse) ?? 0) < count);
  if (stake === undefined || isUnsure(scenario, plan, actor, [stake.purse])) return [];
  const holds = pointsIn(condition, stake.purse) ?? 0;
  if (stake.purse.in === 'general' && holds + rollsBefore(scenario, plan, actor, attempt) >= stake.count) return [];
  const pool = purseWords(stake.purse);
  return [
    found(
      uncoveredBet,
      'short',
      stakeSource(faulty, stake),
      { pool, Pool: sentence(pool), holds, count: stake.count, are: stake.count === 1 ? 'is' : 'are' },
      { fixes: offers(faulty, stake) },
    ),
  ];
}

/** The smaller bet, where it has one part alone, and the same bet from another pool. */
function offers({ fact, bet, attempt, condition }: FaultyBet, { purse }: Stake): readonly Fix[] {
  const { clauses } = attempt.deed.announcement;
  const served = factsOf(clauses, 'serves')
    .flatMap(({ drives }) => drives)
    .map((drive): Purse => ({ in: 'drive', drive }));
  const others = [generalPool, ...served].filter(
    (each) => !isSamePurse(each, purse) && (pointsIn(condition, each) ?? 0) >= bet.amount,
  );
  const smaller =
    fact.parts.length === 0 && bet.amount > 1 && (pointsIn(condition, purse) ?? 0) >= 1
      ? [write('1', fact.amount.source)]
      : [];
  return [...smaller, ...others.map((each) => write(betText(bet.amount, each), fact.source))];
}
