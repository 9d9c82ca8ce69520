/** A scenario that names its game again. */
import { found, type LintRule, example } from '../../engine/index.ts';

export const repeatedRulesLine: LintRule = {
  id: 'repeated-rules-line',
  severity: 'warning',
  title: 'The game is named again',
  explanation:
    'One line such as `rules quick-shot` says which game a scenario uses. A second one that names the same ' +
    'game changes nothing.',
  messages: {
    again: '“rules {game}” is already written; leave this line out',
    first: 'It is written here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
-   rules demon-city-2018
          ^^^^^^^^^^^^^^^
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
`),
  *check({ scenario }) {
    const { id, source: first, again = [] } = scenario.rules;
    for (const { text, source } of again) {
      if (text !== id || first === undefined) continue;
      yield found(
        repeatedRulesLine,
        'again',
        source,
        { game: id },
        {
          fixes: [{ title: 'Remove it', certain: true, intents: [{ do: 'remove sentence', at: source }] }],
          related: [{ source: first, message: 'first' }],
        },
      );
    }
  },
};
