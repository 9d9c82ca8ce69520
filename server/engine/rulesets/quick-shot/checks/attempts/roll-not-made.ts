/** Dice under an attempt that isn’t made. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { lastFact, type QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { removeBelow } from '../../../../checking/mending.ts';
import { rollsNotMade } from '../../problems.ts';

export const rollNotMade: LintRule<QuickShotFact> = {
  id: 'roll-not-made',
  severity: 'error',
  title: 'Dice for an attempt that isn’t made',
  explanation:
    'Nobody rolls where the GM has ruled an attempt out, nor where the player has heard the difficulty and the risk and goes no further.',
  messages: {
    declined: 'The player goes no further, so these dice aren’t rolled; take out one or the other',
    'ruled out': 'The GM has ruled this out, so these dice aren’t rolled; take out one or the other',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      declines "too many dogs"
-     rolls 5 5 6 7 1 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, unmade),
};

function unmade(attempt: Attempt): readonly Finding[] {
  const [[rolls], { announcement }] = [rollsNotMade(attempt), attempt.deed];
  const [declined, ruledOut] = [
    lastFact(announcement.clauses, 'declined'),
    lastFact(announcement.clauses, 'ruled out'),
  ];
  const why = declined ?? ruledOut;
  if (rolls === undefined || why === undefined) return [];
  const isOneOfTwo = declined !== undefined && ruledOut !== undefined;
  return [
    found(
      rollNotMade,
      why.kind,
      rolls.source,
      {},
      {
        fixes: [
          removeBelow(rolls, announcement),
          ...(isOneOfTwo
            ? []
            : [
                {
                  ...removeBelow(why, announcement),
                  title: `Remove “${why.kind === 'declined' ? 'declines' : 'ruled out'}”`,
                },
              ]),
        ],
      },
    ),
  ];
}
