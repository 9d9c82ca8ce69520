/** Willpower moved at a rest that isn't above the base. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { naming } from '../../../../checking/naming.ts';
import type { QuickShotFact } from '../../facts.ts';
import { whole } from '../../fight.ts';
import type { Scenario } from '../../../../scenario.ts';
import { rollsBefore } from './earlier.ts';
import { foundShort, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';
import { movingNothing } from './rest-words.ts';

export const subBaseTransfer: LintRule<QuickShotFact> = {
  id: 'sub-base-transfer',
  severity: 'error',
  title: 'Willpower moved that isn’t above the base',
  explanation:
    'At a rest only so much Willpower goes from the general pool to drives as lies above its base amount. A pool below its base goes back to it, and no further.',
  messages: {
    above: 'Only Willpower above the base of {base} can be moved, and {name} has {most} of it, so {count} WP can’t go',
    none: 'Only Willpower above the base of {base} can be moved at a rest, and {name} has none, so nothing is moved',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 7 of 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose rests: 3 WP to "Get rich".
                ^
+   Rose rests: 2 WP to "Get rich".
`),
  check: ({ scenario }) => foundShort(scenario, ['sub-base-transfer'], (vain) => tooMuch(scenario, vain)),
};

/** Every roll before the rest may have won a point. */
function tooMuch(
  scenario: Scenario<QuickShotFact>,
  { head: { who, fact }, data: { base, most, count }, plan }: InVain,
): readonly Finding[] {
  if (fact.kind !== 'rest' || base === undefined || count === undefined) return [];
  const above = Number(most);
  if (whole(Number(count)) <= above + rollsBefore(scenario, plan, who)) return [];
  const part = fact.moves.find(({ count: moved }) => moved.value === count) ?? fact.moves[0];
  if (part === undefined) return [];
  return [
    found(
      subBaseTransfer,
      above > 0 ? 'above' : 'none',
      part.source,
      { ...naming('name', who), base, count, most: above },
      {
        fixes: above > 0 ? [write(`${above}`, part.source)] : fact.moves.length > 1 ? [] : [movingNothing(fact)],
      },
    ),
  ];
}
