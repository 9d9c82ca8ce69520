/** Squashing where nobody can, or where it is worked out. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { chooses } from '../../options.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInAttempts } from '../written.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';

export const squashForbidden: LintRule<QuickShotFact> = {
  id: 'squash-forbidden',
  severity: 'error',
  title: 'Squashing against the option',
  explanation:
    'The text lets players squash sets and doesn’t say how. Where nothing else is chosen, it is taken at the table’s word; with “option squash none” nobody squashes, and with “once” or “gather” what squashing does is worked out.',
  messages: {
    none: 'With “option squash none” nobody squashes sets; take this out, or choose “option squash host”',
    computed:
      'With “option squash {value}” squashing is worked out from the dice, so this is out of place; take it out, or choose “option squash host”',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  option squash none
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 5 6 8 2 1 2 3 4
-     squashes for "run": "the five joins the six"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, forbidden),
};

function forbidden(
  { deed: { announcement } }: Attempt,
  {
    context: {
      cast: { stage },
    },
  }: RoundPlan,
): readonly Finding[] {
  const value = (['none', 'once', 'gather'] as const).find((each) => chooses(stage, 'squash', each));
  const option = stage.options.findLast(({ name }) => name === 'squash');
  if (value === undefined) return [];
  const host: readonly Fix[] = option === undefined ? [] : [write('option squash host', option.source)];
  return factsOf(announcement.clauses, 'squashes').map((fact) =>
    found(
      squashForbidden,
      value === 'none' ? 'none' : 'computed',
      fact.source,
      { value },
      { fixes: [removeBelow(fact, announcement), ...host] },
    ),
  );
}
