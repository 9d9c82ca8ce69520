/** A scenario that names two games. */
import { found, rulesets, type Fix, type LintRule, type Scenario, type Words, example } from '../../engine/index.ts';

export const secondRulesLine: LintRule = {
  id: 'second-rules-line',
  severity: 'error',
  title: 'A second game for one scenario',
  explanation:
    'A scenario uses one game: the first that is named by a line such as `rules quick-shot`. A later line ' +
    'that names another game, or an unknown one, changes nothing, so one of the two is a slip.',
  messages: {
    second: '“rules {second}” changes nothing, because “rules {first}” comes before it; keep one of the two',
    first: 'This one is used',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
-   rules quick-shot
          ^^^^^^^^^^
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
`),
  *check({ scenario }) {
    const { id, source: first, again = [] } = scenario.rules;
    for (const second of again) {
      if (second.text === id || first === undefined) continue;
      yield found(
        secondRulesLine,
        'second',
        second.source,
        { first: id, second: second.text },
        {
          fixes: fixesFor(scenario.rules, second),
          related: [{ source: first, message: 'first' }],
        },
      );
    }
  },
};

function fixesFor({ id, source }: Scenario['rules'], second: Words): readonly Fix[] {
  const keep: Fix = {
    title: `Keep “rules ${id}”`,
    certain: false,
    intents: [{ do: 'remove sentence', at: second.source }],
  };
  const isKnown = rulesets.some((game) => game.id === second.text);
  if (source === undefined || !isKnown) return [keep];
  return [
    keep,
    {
      title: `Keep “rules ${second.text}”`,
      certain: false,
      intents: [
        { do: 'replace', at: source, with: second.text },
        { do: 'remove sentence', at: second.source },
      ],
    },
  ];
}
