/** More than one critical success in one roll. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { belowAnnouncement, said } from '../../../../rewriting.ts';
import type { QuickShotFact } from '../../facts.ts';
import type { PinnedRoll } from '../pinned-rolls.ts';
import { criticalFacts, criticalSentence, criticalsIn } from './criticals.ts';
import { foundInReadRolls } from './rolls.ts';

export const secondCriticalSuccess: LintRule<QuickShotFact> = {
  id: 'second-critical-success',
  severity: 'error',
  title: 'A second critical success',
  explanation:
    'Where all actions of an attempt succeed and a critical is rolled, the player picks one of them as the critical success. Several failures may be critical together; several successes aren’t.',
  messages: {
    second:
      'One action is picked as the critical success, which is “{first}” here; leave “{action}” out, or pick it instead',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "draw the bolt"
      common "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
-     the critical falls on "run" and "draw the bolt"
                                      ^^^^^^^^^^^^^^^
+     the critical falls on "run"
      on critical success "she shuts the gate behind her"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, second),
};

function second(pinned: PinnedRoll): readonly Finding[] {
  const {
    attempt,
    outcome: { result },
  } = pinned;
  const [first, ...others] = criticalsIn(pinned);
  if (result !== 'critical-success' || first === undefined) return [];
  const stand = belowAnnouncement(attempt.deed.announcement);
  const picking = (action: string) => ({
    title: `Pick “${action}”`,
    certain: false,
    intents: said(stand, criticalFacts(attempt), criticalSentence(action)),
  });
  return others
    .filter(({ need }) => need !== first.need)
    .map(({ words, need }) =>
      found(
        secondCriticalSuccess,
        'second',
        words.source,
        { first: first.need.words, action: need.words },
        {
          fixes: [picking(first.need.words), picking(need.words)],
        },
      ),
    );
}
