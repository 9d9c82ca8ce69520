/** Willpower bet on a compulsion check that the player asks for. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { lastFact, type QuickShotFact } from '../../facts.ts';
import { foundInBets } from './faulty-bets.ts';
import { add, removeBelow, write } from '../../../../checking/mending.ts';

export const compulsionCheckBolster: LintRule<QuickShotFact> = {
  id: 'compulsion-check-bolster',
  severity: 'error',
  title: 'A bet on a compulsion check',
  explanation:
    'Nothing can be bet on a compulsion check that the player asks for: it is meant to win Willpower, against the risk of giving in. A check that the GM demands may be bolstered.',
  messages: {
    barred:
      'Nothing is bet on a compulsion check that the player asks for; take the bet out, or write who demands the check: “called by the GM”',
  },
  ...example(`
  scenario "The card room"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling" since "the second session"
  round 1
    Rose: resists "Gambling".
-     bets 1 WP
      ^^^^^^^^^
      risk "the taxi money is gone"
`),
  /** Where it is written that the player asks, only the bet can be meant otherwise. */
  check: ({ scenario }) =>
    foundInBets(scenario, 'compulsion-check-bolster', ({ fact, attempt }) => {
      const { announcement } = attempt.deed;
      const calls = lastFact(announcement.clauses, 'called by');
      const byGm =
        calls === undefined ? add('called by the GM', announcement.source) : write('called by the GM', calls.source);
      return [
        found(
          compulsionCheckBolster,
          'barred',
          fact.source,
          {},
          { fixes: [removeBelow(fact, announcement, calls !== undefined), byGm] },
        ),
      ];
    }),
};
