/** A wound that is gone, and nobody knows how. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { headFacts } from '../written.ts';
import { append } from '../../../../checking/mending.ts';

export const unexplainedHealing: LintRule<QuickShotFact> = {
  id: 'unexplained-healing',
  severity: 'warning',
  title: 'Healing without a story',
  explanation:
    'No number heals a wound. It heals in the story, with somebody’s skills where they fit, and so the scenario says what happened.',
  messages: { how: 'Wounds heal in the story; say how “{words}” did' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy wound "a grazed forearm" on "firing a gun"
  round 1
-   Rose recovers from "a grazed forearm".
                       ^^^^^^^^^^^^^^^^^^
+   Rose recovers from "a grazed forearm": "a week at her sister’s".
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    const silent = factsOf(headFacts(scenario), 'heals').filter(({ how, by }) => how === undefined && by === undefined);
    yield* silent.map(({ wound }) =>
      found(
        unexplainedHealing,
        'how',
        wound.source,
        { words: wound.text },
        {
          fixes: [append(': "…"', wound.source, 'Add “…” for what happened')],
        },
      ),
    );
  },
};
