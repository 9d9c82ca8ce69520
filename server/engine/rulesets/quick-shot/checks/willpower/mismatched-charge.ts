/** An advantage paid with a charge of another type. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInVain, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';
import { paidAt } from './trades.ts';

export const mismatchedCharge: LintRule<QuickShotFact> = {
  id: 'mismatched-charge',
  severity: 'error',
  title: 'A charge of another type',
  explanation:
    'A minor charge buys a minor advantage, a significant charge a significant one, and a major charge a major one, or base Willpower. Smaller charges are combined first, five for one.',
  messages: {
    other:
      'A {paid} charge buys a {paid} advantage and not a {asked} one, so nothing is bought; pay with a {asked} charge',
    base: 'Base Willpower is bought with a major charge and not with a {paid} one, so nothing is bought',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    1 minor charge
    1 significant charge
  round 1
-   Rose buys a significant talent "Perceptive" with a minor charge.
                                                       ^^^^^
+   Rose buys a significant talent "Perceptive" with a significant charge.
`),
  check: ({ scenario }) => foundInVain(scenario, ['mismatched-charge'], other),
};

function other({ head: { fact }, data }: InVain): readonly Finding[] {
  const [paid, asked, at] = [String(data.paid), String(data.asked), paidAt(fact)];
  if (fact.kind === 'buys base')
    return [found(mismatchedCharge, 'base', at, { paid }, { fixes: [write(asked, at, true)] })];
  if (fact.kind !== 'buys' || fact.type === undefined) return [];
  const mend = { ...write(paid, fact.type.source), title: `Buy a ${paid} one` };
  return [found(mismatchedCharge, 'other', at, { paid, asked }, { fixes: [write(asked, at), mend] })];
}
