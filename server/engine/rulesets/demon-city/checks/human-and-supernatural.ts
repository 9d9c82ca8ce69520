/** Somebody who is both human and supernatural in one block. */
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import { lastFact, type DemonCityFact } from '../facts.ts';

export const humanAndSupernatural: LintRule<DemonCityFact> = {
  id: 'human-and-supernatural',
  severity: 'warning',
  title: 'Both human and supernatural',
  explanation:
    'For humans the ordinary bounds of stats hold, for the supernatural they don’t. Where both are written, the bounds don’t hold.',
  messages: {
    both: '{name} can’t be both human and supernatural, and counts as supernatural; keep one of the two',
    human: '{name} is human here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Bill (he) of the Host
-   human
    supernatural
    ^^^^^^^^^^^^
    Agility 3  Toughness 4
`),
  *check({ scenario }) {
    yield* eachOnce(
      [...scenario.creatures, ...scenario.combatants].flatMap(({ name, traits }) => {
        const [human, supernatural] = [lastFact(traits, 'human'), lastFact(traits, 'supernatural')];
        if (human === undefined || supernatural === undefined) return [];
        return [
          found(
            humanAndSupernatural,
            'both',
            supernatural.source,
            { name },
            {
              fixes: [
                {
                  title: `Let ${name} be supernatural`,
                  certain: false,
                  intents: [{ do: 'remove sentence', at: human.source }],
                },
                {
                  title: `Let ${name} be human`,
                  certain: false,
                  intents: [{ do: 'remove sentence', at: supernatural.source }],
                },
              ],
              related: [{ source: human.source, message: 'human' }],
            },
          ),
        ];
      }),
    );
  },
};
