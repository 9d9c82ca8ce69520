/** An attempt of nothing but one easy action. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import type { Need } from '../../difficulties-reckoned.ts';
import type { QuickShotFact } from '../../facts.ts';
import { missingInAttempts } from '../written.ts';
import { placeOfDifficulty } from './actions.ts';
import { letHappen } from './mending.ts';

export const loneEasyRoll: LintRule<QuickShotFact> = {
  id: 'lone-easy-roll',
  severity: 'warning',
  title: 'An easy action that is rolled for by itself',
  explanation:
    'People who know what they do manage easy things without thinking. A GM usually asks for a roll only where an easy action is attempted together with others.',
  messages: {
    easy: '“{action}” is easy and is all that is attempted here, so usually nothing is rolled; let it happen, or make it part of something more',
    made: '“{action}” comes down to easy and is all that is attempted here, so usually nothing is rolled; let it happen, or make it part of something more',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "a look inside".
      easy "open the door"
      ^^^^
+     common "stay unseen"
`),
  check: ({ scenario }) => missingInAttempts(scenario, lone),
};

/** Compulsion checks have a difficulty that is usual, which has a check of its own. */
function lone(attempt: Attempt): readonly Finding[] {
  const [only, ...more] = attempt.needs;
  if (
    attempt.kind !== 'gamble' ||
    attempt.unrolled !== undefined ||
    only === undefined ||
    more.length > 0 ||
    only.effect !== 1 ||
    !isChosen(only)
  )
    return [];
  return [
    found(
      loneEasyRoll,
      only.written > 1 ? 'made' : 'easy',
      placeOfDifficulty(attempt, only),
      { action: only.words },
      { fixes: withoutRoll(attempt, only) },
    ),
  ];
}

function isChosen({ nature }: Need): boolean {
  return nature === 'primary' || nature === 'avoidance';
}

/** Offered where nothing else is said of the attempt. */
function withoutRoll({ deed: { announcement } }: Attempt, { nature, words }: Need): readonly Fix[] {
  const { object, clauses, targets, prose } = announcement;
  return nature !== 'primary' || clauses.length > 1 || prose.length > 0 || targets.length > 0
    ? []
    : [letHappen(announcement, object?.text ?? words)];
}
