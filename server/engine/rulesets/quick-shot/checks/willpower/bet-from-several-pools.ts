/** A bet that comes from more than one pool. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { isSamePurse } from '../../purses.ts';
import { foundInAttempts } from '../written.ts';

export const betFromSeveralPools: LintRule<QuickShotFact> = {
  id: 'bet-from-several-pools',
  severity: 'info',
  title: 'A bet from several pools',
  explanation:
    'Whether one bet may come from the general pool and a drive, or from two drives, the text doesn’t say. Here it may, so long as the attempt serves each of those drives. This is only said; there is nothing to mend.',
  messages: {
    silent:
      'Whether a bet may come from several pools the text doesn’t say; here it may, and all of it is lost or kept together',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      serves "Get rich"
-     bets 3 WP: 1 WP from the general pool, 2 WP from "Get rich"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     bets 3 WP from "Get rich"
      risk "the alarm"
`),
  check: ({ scenario }) => foundInAttempts(scenario, fromSeveral),
};

/** Only of the bet that is made: what is wrong with any other is found there (qa-16). */
function fromSeveral({
  bet,
  bets,
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Finding[] {
  const [first, ...others] = bet?.stakes ?? [];
  const fact = factsOf(clauses, 'bet').find((_, place) => bets[place] === bet);
  if (fact === undefined || first === undefined || others.every(({ purse }) => isSamePurse(purse, first.purse)))
    return [];
  return [found(betFromSeveralPools, 'silent', fact.source)];
}
