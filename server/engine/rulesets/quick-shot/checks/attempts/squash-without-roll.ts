/** What is said of dice that nobody has pinned. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { chooses } from '../../options.ts';
import type { RoundPlan } from '../../plan.ts';
import { missingInAttempts } from '../written.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';
import { rollsFact } from './rolls.ts';

export const squashWithoutRoll: LintRule<QuickShotFact> = {
  id: 'squash-without-roll',
  severity: 'warning',
  title: 'Sets of dice that aren’t pinned',
  explanation:
    'Which dice go to which action, and that a player squashes, is said of one certain roll. Where the dice are still rolled, only “sets go first to” says who gets them.',
  messages: {
    gives: 'No dice are pinned here, so there are none to give; pin the dice, or write which action gets its set first',
    squashes: 'No dice are pinned here, so nobody knows yet what there is to squash; pin the dice with “rolls”',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      common "throw the bone"
-     gives 2 sixes to "run"
      ^^^^^^^^^^^^^^^^^^^^^^
-     squashes for "throw the bone"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     sets go first to "run"
`),
  check: ({ scenario }) => missingInAttempts(scenario, unpinned),
};

/** Squashing against the option has a check of its own. */
function unpinned(
  attempt: Attempt,
  {
    context: {
      cast: { stage },
    },
  }: RoundPlan,
): readonly Finding[] {
  const { announcement } = attempt.deed;
  const { clauses } = announcement;
  if (rollsFact(attempt) !== undefined) return [];
  return [
    ...factsOf(clauses, 'gives').map((fact) =>
      found(
        squashWithoutRoll,
        'gives',
        fact.source,
        {},
        {
          fixes: [write(`sets go first to ${quoted(fact.action.text)}`, fact.source), removeBelow(fact, announcement)],
        },
      ),
    ),
    ...(chooses(stage, 'squash', 'host') ? factsOf(clauses, 'squashes') : []).map((fact) =>
      found(squashWithoutRoll, 'squashes', fact.source, {}, { fixes: [removeBelow(fact, announcement)] }),
    ),
  ];
}
