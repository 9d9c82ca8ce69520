/** A stat that no ordinary person can have. */
import { statKey, traitsOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Found, type LintRule } from '../../../finding.ts';
import type { Stat } from '../../../scenario.ts';
import { lastFact, type DemonCityFact } from '../facts.ts';
import { stats as statWords } from '../vocabulary.ts';

export const statOutOfRange: LintRule<DemonCityFact> = {
  id: 'stat-out-of-range',
  severity: 'error',
  title: 'A stat outside 0 to 9, or no whole number',
  explanation:
    'Stats go from 0 to 9. Only the supernatural has no ceiling: write `supernatural` in its block, or mend the number. All stats are whole numbers.',
  messages: {
    outside: '{stat} {value} is outside {low} to {high}, and counts as it stands; only the supernatural goes beyond',
    fraction:
      '{stat} {value} is no whole number; it is compared as it stands, and counts {whole} where its points are counted',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 12  Toughness 2
    ^^^^^^^^^^
+   Agility 9  Toughness 2
`),
  *check({ scenario }) {
    for (const creature of scenario.creatures) yield* outside(creature.traits, creature.stats);
    for (const combatant of scenario.combatants) yield* outside(traitsOf(scenario, combatant), combatant.stats);
  },
};

function* outside(traits: readonly DemonCityFact[], stats: readonly Stat[]): Found {
  yield undefined;
  for (const { name, value, of = value, source } of stats) {
    const broken = [value, of].find((each) => !Number.isInteger(each));
    if (broken !== undefined)
      yield found(statOutOfRange, 'fraction', source, { stat: name, value: broken, whole: Math.trunc(broken) });
  }
  if (lastFact(traits, 'supernatural') !== undefined) return;
  for (const stat of stats) {
    const word = statWords.find((each) => statKey(each.word) === statKey(stat.name));
    const value = [stat.value, stat.of ?? stat.value].find(
      (each) => word !== undefined && (each < word.low || each > word.high),
    );
    if (word === undefined || value === undefined) continue;
    yield found(statOutOfRange, 'outside', stat.source, { stat: stat.name, value, low: word.low, high: word.high });
  }
}
