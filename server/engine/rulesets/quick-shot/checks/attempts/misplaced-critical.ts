/** A critical that falls where it can’t. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { saidQuotes } from '../said-quotes.ts';
import { criticalsIn, needsThat } from './criticals.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';
import { foundInReadRolls } from './rolls.ts';

export const misplacedCritical: LintRule<QuickShotFact> = {
  id: 'misplaced-critical',
  severity: 'error',
  title: 'A critical in the wrong place',
  explanation:
    'In a roll that some of the actions fail, the critical falls on one of these, and Willpower is lost. Only where all succeed is it a critical success, which wins a point and costs none.',
  messages: {
    success: '“{action}” succeeds here while others fail, so the critical can’t fall on it; it falls on {failed}',
    cost: 'Everything succeeds here, so the ones make it a critical success, which costs nothing',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "draw the bolt"
      hard "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
-     the critical falls on "draw the bolt"
                            ^^^^^^^^^^^^^^^
+     the critical falls on "run"
      on critical failure "the gate falls shut for good"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, (pinned) => [...onSuccess(pinned), ...costing(pinned)]),
};

/** Only where it is certain already which actions fail. */
function onSuccess(pinned: PinnedRoll): readonly Finding[] {
  const failed = needsThat(pinned, 'failed');
  if (pinned.outcome.result !== 'critical-failure' || failed.length === 0) return [];
  return criticalsIn(pinned)
    .filter(({ fate }) => fate === 'met')
    .map(({ words }) =>
      found(
        misplacedCritical,
        'success',
        words.source,
        {
          action: words.text,
          failed: saidQuotes(
            failed.map((need) => need.words),
            'or',
          ),
        },
        { fixes: failed.map((need) => write(quoted(need.words), words.source)) },
      ),
    );
}

function costing({
  attempt: {
    deed: { announcement },
  },
  outcome: { result },
}: PinnedRoll): readonly Finding[] {
  if (result !== 'critical-success') return [];
  const costs = [...factsOf(announcement.clauses, 'pays'), ...factsOf(announcement.clauses, 'grave setback')];
  return costs.map((fact) =>
    found(misplacedCritical, 'cost', fact.source, {}, { fixes: [removeBelow(fact, announcement)] }),
  );
}
