/** Dice that lie on the table before anybody has said what may follow. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { lastFact, type QuickShotFact } from '../../facts.ts';
import { missingInAttempts } from '../written.ts';
import { add } from '../../../../checking/mending.ts';
import { rollsFact } from './rolls.ts';

export const unspokenRisk: LintRule<QuickShotFact> = {
  id: 'unspoken-risk',
  severity: 'warning',
  title: 'A roll without a word of the risk',
  explanation:
    'Before the roll the GM tells what could come of it, and the player decides with that in mind whether to go on.',
  messages: {
    risk: 'The dice are pinned here, and nothing says what was at risk; add what the GM told before the roll',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
+     risk "the dogs wake up"
      rolls 5 5 6 7 1 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => missingInAttempts(scenario, unspoken),
};

/** Of compulsion checks only those that a player asks for need a risk, which is looked at elsewhere. */
function unspoken(attempt: Attempt): readonly Finding[] {
  const [rolls, { announcement }] = [rollsFact(attempt), attempt.deed];
  if (
    attempt.kind !== 'gamble' ||
    attempt.unrolled !== undefined ||
    rolls === undefined ||
    lastFact(announcement.clauses, 'risk') !== undefined
  )
    return [];
  return [found(unspokenRisk, 'risk', rolls.source, {}, { fixes: [add('risk "…"', announcement.source)] })];
}
