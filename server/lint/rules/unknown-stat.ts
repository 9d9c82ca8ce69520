/** A stat that the game doesn't have. */
import { found, statKey, type Fix, type LintRule, type Stat, type Vocabulary } from '../../engine/index.ts';
import { nearest } from '../nearest.ts';

export const unknownStat: LintRule = {
  id: 'unknown-stat',
  severity: 'warning',
  title: 'A stat that the game doesn’t have',
  explanation: 'A stat that the game doesn’t know is kept, but no rule of the game makes use of it.',
  messages: { unknown: '{stat} is no stat of this game, so no rule makes use of it', meant: '{stat} is no stat of this game, so no rule makes use of it; did you mean {near}?' },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2  Agillity 3
//                        ^^^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2  Perception 3
`,
  *check({ scenario, ruleset }) {
    const stats = [...scenario.creatures, ...scenario.combatants].flatMap((each) => each.stats);
    for (const stat of stats) {
      if (ruleset.vocabulary.stats.some((word) => statKey(word.word) === statKey(stat.name))) continue;
      const near = nearest(stat.name, ruleset.vocabulary.stats.map((word) => word.word));
      yield near === undefined
        ? found(unknownStat, 'unknown', stat.source, { stat: stat.name })
        : found(unknownStat, 'meant', stat.source, { stat: stat.name, near }, { fixes: [rename(stat, near)] });
    }
  },
};

function rename(stat: Stat, near: Vocabulary['stats'][number]['word']): Fix {
  const at = { ...stat.source, end: stat.source.start + stat.name.length };
  return { title: `Write ${near}`, certain: true, intents: [{ do: 'replace', at, with: near }] };
}
