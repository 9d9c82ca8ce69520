/** A stat with two numbers in one block. */
import { eachOnce, found, statKey, type Finding, type LintRule, type Stat, example } from '../../engine/index.ts';

export const statTwice: LintRule = {
  id: 'stat-twice',
  severity: 'warning',
  title: 'A stat written twice',
  explanation:
    'Each stat has one number. Of two in one block, the last counts. What is left of a stat that is spent is ' +
    'written as `3 of 5`.',
  messages: { twice: '{stat} is already in this block; the last of the two counts', first: 'The first {stat}' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 2  Agility 4
                            ^^^^^^^^^
+   Agility 3  Toughness 2
`),
  *check({ scenario }) {
    yield* eachOnce([...scenario.creatures, ...scenario.combatants].flatMap((block) => twice(block.stats)));
  },
};

function twice(stats: readonly Stat[]): readonly Finding[] {
  return stats.flatMap((stat, index) => {
    const first = stats.slice(0, index).find((other) => statKey(other.name) === statKey(stat.name));
    if (first === undefined) return [];
    return [
      found(
        statTwice,
        'twice',
        stat.source,
        { stat: stat.name },
        {
          fixes: [
            {
              title: `Remove ${stat.name} ${stat.value}`,
              certain: stat.value === first.value && stat.of === first.of,
              intents: [{ do: 'remove', at: stat.source }],
            },
          ],
          related: [{ source: first.source, message: 'first' }],
        },
      ),
    ];
  });
}
