/** A pinned die that shows what it can’t. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { isGivenUp, type Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { write } from '../../../../checking/mending.ts';

export const outOfRangeFace: LintRule<QuickShotFact> = {
  id: 'out-of-range-face',
  severity: 'error',
  title: 'A face that the die doesn’t have',
  explanation:
    'The dice have eight faces and show 1 to 8. The text never says so, but its printed chances of criticals are those of eight-sided dice and of no others.',
  messages: { face: 'A die shows 1 to 8, and {face} is pinned here, so nothing is pinned' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
-     rolls 9 5 6 7 1 2 3 4
            ^
+     rolls 8 5 6 7 1 2 3 4
`),
  check: ({ scenario }) => foundInAttempts(scenario, outside),
};

function outside(attempt: Attempt): readonly Finding[] {
  const mispinned = isGivenUp(attempt) ? [] : attempt.mispinned;
  return mispinned.flatMap(({ face, source }) =>
    face === undefined ? [] : [found(outOfRangeFace, 'face', source, { face }, { fixes: [write('any', source)] })],
  );
}
