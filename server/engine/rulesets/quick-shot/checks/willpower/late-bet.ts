/** A bet that is written below the dice. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { belowAnnouncement, unsaid } from '../../../../rewriting.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type Bet, type QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { betSentence } from './bet-words.ts';

export const lateBet: LintRule<QuickShotFact> = {
  id: 'late-bet',
  severity: 'error',
  title: 'A bet below the dice',
  explanation:
    'A bet is laid before anything is rolled, for it adds dice to the roll. It stands above the dice that are pinned.',
  messages: { late: 'The dice are written already, and a bet is laid before the roll; write it above them' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the inside of the vault".
+     bets 1 WP
      common "crack the lock"
      risk "the alarm"
      rolls 6 6 1 2 3 4 2 3 7
-     bets 1 WP
      ^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, late),
};

/** Bets that aren’t made are found for that. */
function late(attempt: Attempt): readonly Finding[] {
  const { clauses } = attempt.deed.announcement;
  const rolls = clauses.findIndex(({ kind }) => kind === 'rolls');
  return factsOf(clauses, 'bet')
    .filter((fact, place) => rolls >= 0 && clauses.indexOf(fact) > rolls && attempt.bets[place]?.not === undefined)
    .map((fact) => found(lateBet, 'late', fact.source, {}, { fixes: above(attempt, fact) }));
}

/** Below the announcement, if the dice don’t stand in its own sentence. */
function above({ deed: { announcement } }: Attempt, fact: Bet): readonly Fix[] {
  const { source, clauses } = announcement;
  if (factsOf(clauses, 'rolls').some((rolls) => rolls.source.sentence === source.sentence)) return [];
  return [
    {
      title: 'Write it above the dice',
      certain: true,
      intents: [
        ...unsaid(belowAnnouncement(announcement), [fact]),
        { do: 'add sentence after', at: source, text: betSentence(fact) },
      ],
    },
  ];
}
