/** A larger tass charge turned into Willpower. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { foundInVain, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';

export const oversizedTassConversion: LintRule<QuickShotFact> = {
  id: 'oversized-tass-conversion',
  severity: 'warning',
  title: 'A larger tass charge for Willpower',
  explanation:
    'A minor tass charge becomes a point of Willpower, where there is a resource for it. What a significant or a major one becomes the text doesn’t say.',
  messages: {
    silent:
      'Only of minor tass the rules say that it becomes a point of Willpower, and nothing of {type} tass, so nothing comes of this',
  },
  ...example(`
  scenario "The workshop"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 4 of 5
    1 minor tass
    1 major tass
  round 1
-   Rose turns a major tass into 1 WP for the general pool through "the old well".
                 ^^^^^
+   Rose turns a minor tass into 1 WP for the general pool through "the old well".
`),
  check: ({ scenario }) => foundInVain(scenario, ['oversized-tass-conversion'], silent),
};

function silent({ head: { fact }, data }: InVain): readonly Finding[] {
  return fact.kind === 'converts'
    ? [found(oversizedTassConversion, 'silent', fact.type.source, data, { fixes: [write('minor', fact.type.source)] })]
    : [];
}
