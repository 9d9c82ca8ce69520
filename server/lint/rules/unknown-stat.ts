/** A stat that the game doesn't have. */
import {
  found,
  statKey,
  type Fix,
  type LintRule,
  type Stat,
  type Vocabulary,
  example,
  write,
  nearest,
} from '../../engine/index.ts';
import { alikeStats } from '../alike-stats.ts';

export const unknownStat: LintRule = {
  id: 'unknown-stat',
  severity: 'warning',
  title: 'A stat that the game doesn’t have',
  explanation: 'A stat that the game doesn’t know is kept, but no rule of the game uses it.',
  messages: {
    unknown: '“{stat}” isn’t a stat of this game, so no rule uses it',
    meant: '“{stat}” isn’t a stat of this game, so no rule uses it. Did you mean “{near}”?',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 2  Agillity 3
                            ^^^^^^^^^^
+   Agility 3  Toughness 2
`),
  *check({ scenario, ruleset }) {
    const known = ruleset.vocabulary.stats.map(({ word }) => word);
    for (const { stats } of [...scenario.creatures, ...scenario.combatants])
      for (const stat of stats) {
        if (ruleset.vocabulary.stats.some((word) => statKey(word.word) === statKey(stat.name))) continue;
        const [alike] = alikeStats(stat.name, known).filter(
          (name) => !stats.some((each) => statKey(each.name) === statKey(name)),
        );
        const near = nearest(stat.name, known) ?? alike;
        yield near === undefined
          ? found(unknownStat, 'unknown', stat.source, { stat: stat.name }, { fixes: [noted(stat, stats)] })
          : found(
              unknownStat,
              'meant',
              stat.source,
              { stat: stat.name, near },
              { fixes: [rename(stat, near, near !== alike), noted(stat, stats)] },
            );
      }
  },
};

function rename(stat: Stat, near: Vocabulary['stats'][number]['word'], certain: boolean): Fix {
  const at = { ...stat.source, end: stat.source.start + stat.name.length };
  return write(near, at, certain);
}

/** Removes the stat from its row, with the separator before the next one. */
function noted({ name, value, of, source }: Stat, stats: readonly Stat[]): Fix {
  const row = stats.filter((each) => each.source.file === source.file && each.source.sentence === source.sentence);
  const index = row.findIndex((each) => each.source.start === source.start);
  const [before, next] = [row[index - 1], row[index + 1]];
  const text = `note "${name} ${value}${of === undefined ? '' : ` of ${of}`}"`;
  if (row.length < 2)
    return { title: 'Make it a note', certain: false, intents: [{ do: 'replace', at: source, with: text }] };
  const at =
    next === undefined
      ? { ...source, start: before?.source.end ?? source.start }
      : { ...source, end: next.source.start };
  return {
    title: 'Make it a note',
    certain: false,
    intents: [
      { do: 'replace', at, with: '' },
      { do: 'add sentence after', at: source, text },
    ],
  };
}
