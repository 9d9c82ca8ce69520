/** Sets for an action that waits for one that fails. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';
import { foundInReadRolls, givenPinned } from './rolls.ts';

export const unmetPrerequisiteSuccess: LintRule<QuickShotFact> = {
  id: 'unmet-prerequisite-success',
  severity: 'error',
  title: 'A set for an action that can’t come about',
  explanation:
    'Actions may be attempted together because one depends on the success of another. Where that one fails, the action that waits for it fails too, whatever set lies there for it.',
  messages: {
    awaited:
      '“{action}” waits for “{awaited}”, which fails here, so it fails too, whatever it is given; give “{awaited}” its set first',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "lean out"
      common "shoot the lock" after "lean out"
      risk "the dogs wake up"
      rolls 6 6 5 7 8 2 3 4
-     gives 2 sixes to "shoot the lock"
                       ^^^^^^^^^^^^^^^^
+     gives 2 sixes to "lean out"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, unmet),
};

/** A set that is too narrow isn’t counted anyway. */
function unmet({ attempt, outcome: { fates } }: PinnedRoll): readonly Finding[] {
  return givenPinned(attempt).flatMap(({ fact, need }) => {
    const awaited = attempt.needs.findIndex(({ key }) => key === need.after);
    const first = attempt.needs[awaited];
    if (first === undefined || first === need || fates[awaited] !== 'failed' || fact.count.value < need.effect)
      return [];
    const instead = fact.count.value < first.effect ? [] : [write(quoted(first.words), fact.action.source)];
    return [
      found(
        unmetPrerequisiteSuccess,
        'awaited',
        fact.action.source,
        { action: need.words, awaited: first.words },
        { fixes: [...instead, removeBelow(fact, attempt.deed.announcement)] },
      ),
    ];
  });
}
