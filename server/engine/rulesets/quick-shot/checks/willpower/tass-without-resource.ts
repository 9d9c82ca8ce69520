/** Tass used without a resource for it. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { mayLack } from '../../../../unread.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInVain, type InVain } from './heads.ts';
import { append } from '../../../../checking/mending.ts';
import { paidAt } from './trades.ts';

export const tassWithoutResource: LintRule<QuickShotFact> = {
  id: 'tass-without-resource',
  severity: 'error',
  title: 'Tass without a resource for it',
  explanation:
    'Tass is used through something: a resource by which it is consumed, or by which supernatural equipment is built from it. The same holds where it becomes a point of Willpower.',
  messages: {
    resource: 'Tass is used through a resource for it, and none is named, so nothing comes of this; write through what',
  },
  ...example(`
  scenario "The workshop"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 4 of 5
    2 minor tass
  round 1
-   Rose turns a minor tass into 1 WP for the general pool.
                 ^^^^^
-   Rose buys a minor power "Light touch" with minor tass.
                                               ^^^^^
+   Rose turns a minor tass into 1 WP for the general pool through "the old well".
+   Rose buys a minor power "Light touch" with minor tass through "the old well".
`),
  check: ({ scenario }) =>
    foundInVain(scenario, ['tass-without-resource'], (vain) =>
      mayLack(scenario, vain.plan.context.round) ? [] : resourceless(vain),
    ),
};

function resourceless({ head: { fact } }: InVain): readonly Finding[] {
  const at = fact.kind === 'converts' ? fact.type.source : paidAt(fact);
  return [found(tassWithoutResource, 'resource', at, {}, { fixes: [append(' through "…"', fact.source)] })];
}
