/** A scenario that doesn't name its game. */
import { found, rulesets, type Fix, type LintRule, type Scenario, example } from '../../engine/index.ts';

export const noRulesLine: LintRule = {
  id: 'no-rules-line',
  severity: 'info',
  title: 'A scenario that names no game',
  explanation:
    'A line such as `rules quick-shot`, below the title or at the head of the file, says which game’s rules ' +
    'a scenario uses. Without one, it uses the first game in the list.',
  messages: {
    none: 'No line says which game this is, so it is played by “{game}”; write “rules {id}” if that is right',
  },
  ...example(`
-   scenario "The cellar"
    ^^^^^^^^^^^^^^^^^^^^^
+ scenario "The cellar"
+ rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  round 1
    Ann: waits.
`),
  *check({ scenario, ruleset }) {
    if (scenario.rules.source !== undefined || scenario.rounds.length === 0) return;
    const games = [ruleset, ...rulesets.filter((game) => game !== ruleset)];
    yield found(
      noRulesLine,
      'none',
      scenario.source,
      { game: ruleset.title, id: ruleset.id },
      { fixes: games.map((game) => writing(scenario, game.id, game.title)) },
    );
  },
};

/** Below the title, or at the top if there is none. */
function writing({ title, source }: Scenario, id: string, game: string): Fix {
  const text = `rules ${id}`;
  return {
    title: `Add “${text}” (${game})`,
    certain: false,
    intents: [
      title === '' ? { do: 'add above block', at: source, text } : { do: 'add sentence after', at: source, text },
    ],
  };
}
