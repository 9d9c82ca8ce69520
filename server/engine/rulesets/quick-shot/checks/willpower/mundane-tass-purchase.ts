/** Something of the ordinary world paid with tass. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInVain, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';
import { paidAt } from './trades.ts';

export const mundaneTassPurchase: LintRule<QuickShotFact> = {
  id: 'mundane-tass-purchase',
  severity: 'error',
  title: 'Tass for something ordinary',
  explanation:
    'Tass buys and improves what is supernatural, as a power or telekinesis. Skills, equipment and whatever else belongs to the ordinary world are paid with charges, and so is base Willpower.',
  messages: {
    mundane:
      'Tass pays only for what is supernatural, and {what} isn’t, so nothing comes of this; pay with a charge, or call it a power',
    base: 'Base Willpower is bought with a major charge, and tass pays only for what is supernatural, so nothing is bought',
  },
  ...example(`
  scenario "The workshop"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
    1 minor tass
  round 1
-   Rose buys a minor craft "Carpentry" with minor tass through "the old well".
                                             ^^^^^
+   Rose buys a minor power "Carpentry" with minor tass through "the old well".
`),
  check: ({ scenario }) => foundInVain(scenario, ['mundane-tass-purchase'], mundane),
};

function mundane({ head: { fact } }: InVain): readonly Finding[] {
  const at = paidAt(fact);
  if (fact.kind === 'buys base') return [found(mundaneTassPurchase, 'base', at)];
  const fixes = [...(fact.kind === 'buys' ? [write('power', fact.sort.source)] : [])];
  const what =
    fact.kind === 'buys' ? `this ${fact.sort.text}` : fact.kind === 'improves' ? `“${fact.advantage.text}”` : 'this';
  return [found(mundaneTassPurchase, 'mundane', at, { what }, { fixes })];
}
