/** A compulsion check that a player asks for, and that isn’t common. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { difficultyAt, effectOf } from '../../difficulty.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { foundInChecks } from './checks-of-compulsions.ts';
import { write } from '../../../../checking/mending.ts';

export const uncommonPlayerCheck: LintRule<QuickShotFact> = {
  id: 'uncommon-player-check',
  severity: 'warning',
  title: 'A player’s check that isn’t common',
  explanation:
    'A compulsion check that the player asks for is common in general, so that it is expected to win Willpower, against the trouble that a failure brings. Only the GM may call for a harder one.',
  messages: {
    other:
      'A check that the player asks for is common, and this one is {difficulty}; write common, or “called by the GM”',
  },
  ...example(`
  scenario "The casino"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    compulsion "Gambling"
  round 1
    Rose: resists "Gambling".
-     hard "walk past the tables"
      ^^^^
+     common "walk past the tables"
      risk "the taxi money"
`),
  check: ({ scenario }) => foundInChecks(scenario, 'player', uncommon),
};

/** What is no difficulty is found elsewhere. */
function uncommon({
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Finding[] {
  return factsOf(clauses, 'action').flatMap(({ difficulty }) => {
    if (difficulty === undefined) return [];
    const written =
      effectOf(difficulty.text) === undefined ? difficultyAt(Number(difficulty.text)) : difficulty.text.toLowerCase();
    if (written === undefined || written === 'common') return [];
    const common = effectOf(difficulty.text) === undefined ? '2' : 'common';
    return [
      found(
        uncommonPlayerCheck,
        'other',
        difficulty.source,
        { difficulty: written },
        { fixes: [write(common, difficulty.source)] },
      ),
    ];
  });
}
