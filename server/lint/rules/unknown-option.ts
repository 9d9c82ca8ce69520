/** An option that the game doesn't have. */
import {
  found,
  list,
  rulesets,
  type Finding,
  type Fix,
  type LintRule,
  type Option,
  type OptionWord,
  type Ruleset,
  example,
  write,
  nearest,
} from '../../engine/index.ts';

export const unknownOption: LintRule = {
  id: 'unknown-option',
  severity: 'error',
  title: 'A choice that the game doesn’t offer',
  explanation:
    'An option chooses among the readings that a game leaves open, with a name and a value that this game ' +
    'has. Any other changes nothing, and the first value in the list applies.',
  messages: {
    name: '“{name}” isn’t an option of this game, so it changes nothing; its options are {all}',
    none: '“{name}” changes nothing: this game has no options',
    meant: '“{name}” isn’t an option of this game, so it changes nothing. Did you mean “{near}”?',
    other: '“{name}” is an option of {game}, so it changes nothing here',
    value: '“{value}” isn’t a value of “{name}”; it is one of {all}, and {first} applies until then',
    'meant value': '“{value}” isn’t a value of “{name}”, so {first} applies. Did you mean “{near}”?',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
-   option major printed
    ^^^^^^^^^^^^^^^^^^^^
+   option majors printed
-   option shufling rounds
    ^^^^^^^^^^^^^^^^^^^^^^
+   option shuffling rounds
`),
  *check({ scenario, ruleset }) {
    for (const option of scenario.options) yield* strange(ruleset, option);
  },
};

function strange(ruleset: Ruleset, option: Option): readonly Finding[] {
  const options = ruleset.vocabulary.options ?? [];
  const word = options.find((each) => each.word === option.name);
  if (word !== undefined) return word.values.includes(option.value) ? [] : [strangeValue(option, word)];
  const near = nearest(
    option.name,
    options.map((each) => each.word),
  );
  const other = rulesets.find(
    (game) => game !== ruleset && game.vocabulary.options?.some((each) => each.word === option.name),
  );
  if (other !== undefined)
    return [found(unknownOption, 'other', option.source, { name: option.name, game: other.title })];
  if (near !== undefined)
    return [
      found(
        unknownOption,
        'meant',
        option.source,
        { name: option.name, near },
        { fixes: [writeOption(option, near, option.value)] },
      ),
    ];
  if (options.length === 0) return [found(unknownOption, 'none', option.source, { name: option.name })];
  return [
    found(unknownOption, 'name', option.source, { name: option.name, all: list(options.map((each) => each.word)) }),
  ];
}

function strangeValue(option: Option, { word, values }: OptionWord): Finding {
  const near = nearest(option.value, values);
  const data = { name: word, value: option.value, all: list(values), first: values[0] ?? '' };
  if (near !== undefined)
    return found(
      unknownOption,
      'meant value',
      option.source,
      { ...data, near },
      { fixes: [writeOption(option, word, near)] },
    );
  return found(unknownOption, 'value', option.source, data, {
    fixes: values.map((value) => ({ ...writeOption(option, word, value), certain: false })),
  });
}

function writeOption({ source }: Option, name: string, value: string): Fix {
  return write(`option ${name} ${value}`, source, true);
}
