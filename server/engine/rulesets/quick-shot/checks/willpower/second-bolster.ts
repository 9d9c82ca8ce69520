/** A second bet in one attempt. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInBets } from './faulty-bets.ts';
import { removeBelow } from '../../../../checking/mending.ts';
import { betSentence } from './bet-words.ts';

export const secondBolster: LintRule<QuickShotFact> = {
  id: 'second-bolster',
  severity: 'error',
  title: 'A second bet',
  explanation:
    'An attempt is bolstered by one bet, of 1 WP or of 3. Two bets don’t add up, not even in an attempt of several actions: they are all rolled for together.',
  messages: { second: 'This attempt has its bet of {amount} WP already, so this one isn’t made; keep one of them' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      bets 3 WP
-     bets 1 WP
      ^^^^^^^^^
      risk "the alarm"
`),
  check: ({ scenario }) =>
    foundInBets(scenario, 'second-bolster', ({ fact, attempt }) => {
      const { announcement } = attempt.deed;
      const made = announcement.clauses.find(
        (each) =>
          each.kind === 'bet' && attempt.bets.some((bet) => bet.not === undefined && bet.source === each.source),
      );
      if (made?.kind !== 'bet') return [];
      const isSame = betSentence(made) === betSentence(fact);
      return [
        found(
          secondBolster,
          'second',
          fact.source,
          { amount: made.amount.value },
          {
            related: [{ source: made.source, message: 'the bet that counts' }],
            fixes: [
              removeBelow(fact, announcement, isSame),
              ...(isSame ? [] : [removeBelow(made, announcement, false, 'Remove the first bet')]),
            ],
          },
        ),
      ];
    }),
};
