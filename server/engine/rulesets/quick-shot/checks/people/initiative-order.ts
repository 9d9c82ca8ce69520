/** An initiative, which the game doesn’t have. */
import { example } from '../../../../example.ts';
import { found, type LintRule } from '../../../../finding.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { headFacts } from '../written.ts';
import { remove } from '../../../../checking/mending.ts';

export const initiativeOrder: LintRule<QuickShotFact> = {
  id: 'initiative-order',
  severity: 'error',
  title: 'Initiative',
  explanation:
    'Nobody goes before others. The table hears where things stand, everybody says what their character does, difficulties and risks are talked over, and only then is anything rolled.',
  messages: { initiative: 'There is no initiative: everybody announces what they do, and then all dice are rolled' },
  ...example(`
  scenario "The alley"
  rules quick-shot
  combatant Tom (he) of the Players
    Willpower 5
  round 1
-   initiative Tom 7
    ^^^^^^^^^^^^^^^^
    Tom: gambles on "the door behind him".
      common "reach the door"
`),
  *check({ scenario }) {
    const orders = factsOf(headFacts(scenario), 'foreign').filter(({ what }) => what === 'initiative');
    yield* orders.map((fact) =>
      found(initiativeOrder, 'initiative', fact.source, {}, { fixes: [remove(fact, undefined, true)] }),
    );
  },
};
