/** Charges or tass used that nobody has. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { naming } from '../../../../checking/naming.ts';
import type { Source } from '../../../../source.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundShort, type InVain } from './heads.ts';
import { add } from '../../../../checking/mending.ts';
import { paidAt } from './trades.ts';

export const overspentCharges: LintRule<QuickShotFact> = {
  id: 'overspent-charges',
  severity: 'error',
  title: 'Charges that nobody has',
  explanation:
    'Charges and tass are handed out by the GM, and can be combined or paid only as far as somebody holds them: by their own block, or by what they gained since.',
  messages: {
    none: '{Name} holds no {kind}, so nothing comes of this; write where it comes from',
    short:
      '{Name} holds {holds} {kind}, and {count} are used here, so nothing comes of this; write where the others come from',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    4 minor charges
  round 1
+   Rose gains 1 minor charge.
    Rose combines 5 minor charges into 1 significant charge: "a month of study".
                  ^
`),
  check: ({ scenario }) => foundShort(scenario, ['overspent-charges'], short),
};

function short({ head: { who, fact }, data, plan }: InVain): readonly Finding[] {
  const [holds, count, type] = [Number(data.holds), Number(data.count), String(data.type)];
  const kind = (number: number): string => (type.endsWith('tass') ? type : `${type} charge${number === 1 ? '' : 's'}`);
  const missing = count - holds;
  const fixes: readonly Fix[] = [add(`${who.called} gains ${missing} ${kind(missing)}.`, plan.context.round.source)];
  return [
    found(
      overspentCharges,
      holds === 0 ? 'none' : 'short',
      usedAt(fact),
      { ...naming('name', who), holds, count, kind: kind(holds) },
      { fixes },
    ),
  ];
}

function usedAt(fact: QuickShotFact): Source {
  switch (fact.kind) {
    case 'combines':
      return fact.count.source;
    case 'converts':
      return fact.type.source;
    default:
      return paidAt(fact);
  }
}
