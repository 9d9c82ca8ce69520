/** More actions than an attempt can have. */
import { mostNeeds } from '../../../../chance/index.ts';
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInAttempts } from '../written.ts';
import { writtenActions } from './actions.ts';
import { removeBelow } from '../../../../checking/mending.ts';

const most = Array.from({ length: mostNeeds }, (_, at) => `      easy "throw bone ${at + 1}"`).join('\n');

export const tooManyActions: LintRule<QuickShotFact> = {
  id: 'too-many-actions',
  severity: 'error',
  title: 'More actions than are rolled for',
  explanation: `The text has no limit to the actions of one attempt, but each takes a set of its own, and nobody has more than ten dice. Here an attempt of more than ${mostNeeds} actions isn’t rolled.`,
  messages: {
    many: '{Name} attempts {actions} actions at once, and no more than {most} are rolled for, so nothing is rolled; take some of them out, or write another attempt for them',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
${most}
-     easy "run for it"
      ^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, crowded),
};

function crowded(attempt: Attempt): readonly Finding[] {
  const {
    needs: { length },
    unrolled,
    deed: { actor, announcement },
  } = attempt;
  if (unrolled?.fault !== 'too many actions') return [];
  const last = writtenActions(attempt).at(-1);
  return [
    found(
      tooManyActions,
      'many',
      unrolled.source,
      { ...naming('name', actor), actions: length, most: mostNeeds },
      { fixes: last === undefined ? [] : [removeBelow(last, announcement)] },
    ),
  ];
}
