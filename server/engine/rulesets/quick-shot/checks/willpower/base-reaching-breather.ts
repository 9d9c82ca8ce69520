/** A breather that would bring the general pool to its base. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { naming } from '../../../../checking/naming.ts';
import type { Scenario } from '../../../../scenario.ts';
import { fightersNamed } from '../../cast.ts';
import type { QuickShotFact } from '../../facts.ts';
import { rollsBefore } from './earlier.ts';
import { foundShort, type InVain } from './heads.ts';
import { removeSentence } from '../../../../checking/mending.ts';
import { asRest } from './rest-words.ts';

export const baseReachingBreather: LintRule<QuickShotFact> = {
  id: 'base-reaching-breather',
  severity: 'error',
  title: 'A breather that reaches the base',
  explanation:
    'In a few minutes a worn-out character may get back one point, as long as the general pool is below its base afterwards too. Back to the base it goes only by a rest.',
  messages: {
    reaches:
      '{Name} has {holds} WP in the general pool, and a breather may not bring it to its base of {base}, so nothing comes back; it takes a rest',
    full: 'The general pool of {name} is not below its base of {base}, so a breather brings nothing back',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 4 of 5
  combatant Tom (he) of the Players
    Willpower 2 of 5
  round 1
-   Rose and Tom catch their breath.
    ^^^^
+   Rose and Tom rest.
`),
  check: ({ scenario }) => foundShort(scenario, ['base-reaching-breather'], (vain) => reaching(scenario, vain)),
};

/** Any roll before it may have lost a point. In a party that takes a breather, those who need none are no fault. */
function reaching(
  scenario: Scenario<QuickShotFact>,
  { head, data: { holds, base }, plan }: InVain,
): readonly Finding[] {
  const { who, fact } = head;
  if (fact.kind !== 'breather' || holds === undefined || base === undefined || rollsBefore(scenario, plan, who) > 0)
    return [];
  const isFull = Number(holds) >= Number(base);
  const isAlone = fact.who.length === 1;
  if (isFull && !isAlone) return [];
  const named = fact.who.find((ref) => fightersNamed(plan.context.cast, [ref]).includes(who));
  return [
    found(
      baseReachingBreather,
      isFull ? 'full' : 'reaches',
      isAlone || named === undefined ? fact.source : named.source,
      { ...naming('name', who), holds, base },
      {
        fixes: [isFull ? removeSentence(fact.source) : asRest(fact)],
      },
    ),
  ];
}
