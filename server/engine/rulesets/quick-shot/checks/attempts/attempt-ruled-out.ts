/** A goal that is attempted although the GM has ruled it out. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { derive } from '../../../../derive/index.ts';
import type { Scenario } from '../../../../scenario.ts';
import { isGivenUp, type Attempt } from '../../attempt.ts';
import { wordsKey } from '../../cast.ts';
import { lastFact, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInAttempts, writtenPlans } from '../written.ts';
import { removeBelow } from '../../../../checking/mending.ts';

export const attemptRuledOut: LintRule<QuickShotFact> = {
  id: 'attempt-ruled-out',
  severity: 'warning',
  title: 'An attempt at what is ruled out',
  explanation:
    'What the GM has ruled out isn’t attempted, and so isn’t rolled for. Where things have changed since then it is another goal, and says so.',
  messages: {
    goal: 'The GM has ruled this out for {name} in round {number}, and it is attempted all the same; take out one or the other, or say in the goal what has changed',
    out: 'It is ruled out here',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "catching the train".
      ruled out "nobody outruns a train"
  round 2
-   Rose: gambles on "catching the train".
                     ^^^^^^^^^^^^^^^^^^^^
+   Rose: gambles on "catching the train, now that it brakes".
      overwhelming "run"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt, plan) => (isGivenUp(attempt) ? [] : forbidden(scenario, attempt, plan))),
};

function forbidden(scenario: Scenario<QuickShotFact>, attempt: Attempt, plan: RoundPlan): readonly Finding[] {
  const {
    actor,
    announcement: { object },
  } = attempt.deed;
  const earlier = ruledOutBefore(scenario, attempt, plan).findLast(
    ({ attempt: { deed } }) =>
      deed.actor.name === actor.name && wordsKey(deed.announcement.object?.text ?? '') === wordsKey(object?.text ?? ''),
  );
  const ruling = earlier && lastFact(earlier.attempt.deed.announcement.clauses, 'ruled out');
  if (object === undefined || earlier === undefined || ruling === undefined) return [];
  return [
    found(
      attemptRuledOut,
      'goal',
      object.source,
      { ...naming('name', actor), number: earlier.number },
      {
        fixes: [{ ...removeBelow(ruling, earlier.attempt.deed.announcement), title: 'Remove “ruled out”' }],
        related: [{ source: ruling.source, message: 'out' }],
      },
    ),
  ];
}

interface RuledOut {
  readonly attempt: Attempt;
  readonly number: number;
}

/** Those that come before it for sure: in the same round, and in earlier ones that are played in any course. */
function ruledOutBefore(scenario: Scenario<QuickShotFact>, attempt: Attempt, plan: RoundPlan): readonly RuledOut[] {
  const { number } = plan.context.round;
  const before = ruledOutAnyway(scenario).filter((each) => each.number < number);
  return [...before, ...ruledOutOf({ ...plan, attempts: plan.attempts.slice(0, plan.attempts.indexOf(attempt)) })];
}

/** Those of the rounds that are played in any course. */
const ruledOutAnyway = derive(
  'quick-shot/attempts ruled out',
  (scenario: Scenario<QuickShotFact>): readonly RuledOut[] =>
    writtenPlans(scenario)
      .filter(({ context: { round } }) => round.when === 'always')
      .flatMap(ruledOutOf),
);

function ruledOutOf({ attempts, context: { round } }: RoundPlan): readonly RuledOut[] {
  return attempts.flatMap((attempt) =>
    attempt.unrolled?.fault === 'ruled out' ? [{ attempt, number: round.number }] : [],
  );
}
