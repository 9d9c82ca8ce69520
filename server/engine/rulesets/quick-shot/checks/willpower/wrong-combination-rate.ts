/** Charges combined at another rate than five for one. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInVain, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';

export const wrongCombinationRate: LintRule<QuickShotFact> = {
  id: 'wrong-combination-rate',
  severity: 'error',
  title: 'Another rate than five for one',
  explanation:
    'Five minor charges make a significant one, and five significant charges a major one. Fewer make nothing, and what is over stays as it is.',
  messages: {
    rate: '{made} {into} {takes} {price} {from} charges, and {given} are combined, so nothing comes of it',
    nothing: 'No charge comes of this; {given} {from} charges are kept as they are',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    6 minor charges
  round 1
-   Rose combines 4 minor charges into 1 significant charge: "a month of study".
                  ^
+   Rose combines 5 minor charges into 1 significant charge: "a month of study".
`),
  check: ({ scenario }) => foundInVain(scenario, ['wrong-combination-rate'], wrong),
};

/** The price of what is to be made, and as many as what is given makes. */
function wrong({ head: { fact }, data: { price, wanted } }: InVain): readonly Finding[] {
  if (fact.kind !== 'combines') return [];
  const { count, from, made, into } = fact;
  const data = { given: count.value, from: from.text, into: into.text };
  if (Number(wanted) === 0) return [found(wrongCombinationRate, 'nothing', made.source, data)];
  const could = count.value / (Number(price) / Number(wanted));
  const fixes: readonly Fix[] = [
    write(`${price}`, count.source),
    ...(Number.isInteger(could) && could > 0 && made.source !== fact.source
      ? [{ ...write(`${could}`, made.source), title: `Make ${could} of them` }]
      : []),
  ];
  return [
    found(
      wrongCombinationRate,
      'rate',
      count.source,
      {
        ...data,
        price: Number(price),
        made: made.value,
        into: `${into.text} charge${made.value === 1 ? '' : 's'}`,
        takes: made.value === 1 ? 'takes' : 'take',
      },
      { fixes },
    ),
  ];
}
