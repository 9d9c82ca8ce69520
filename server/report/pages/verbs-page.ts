/** The page of verbs: each verb's kind of action in every game, and its heading in the game's text. */
import { tableRow } from './table-row.ts';
import type { Ruleset, VerbWord } from '../../engine/index.ts';
import { tableCode } from './table-code.ts';

/** Markdown. */
export function verbsMarkdown(rulesets: readonly Ruleset[]): string {
  return [
    '# Verbs',
    '',
    'Which kind of action each verb is, game by game, and what that is based on: the heading of the text ' +
      'under which such an action is found. Where a text says nothing of it, the page says so, and what ' +
      'applies here instead: that default is Clashwright’s, not a rule of the game. Such a verb is read and ' +
      'shown like any other; an action that the text gives no throw has no figure in the odds.',
    '',
    'What somebody says isn’t a verb of any game: `Dez shouts "Run!"`, `Dez: whispers "Now" to Nora`, `Dez ' +
      'screams`. It is shown at the head of the round, or with the announcement that it is written under, and ' +
      'uses up no action.',
    '',
    'An attack may be aimed at a thing: `shoots the cable`, `kicks "the door"`. A thing is something that ' +
      'isn’t declared, in small letters after an article. No text has a rule for attacking it, so it is a ' +
      'task, a check or a gamble, whose difficulty the Host sets.',
    '',
    'A verb that no game knows is read if a clause after it says what decides it: `Ann: juggles, with ' +
      'Agility to beat 4`. `verb "garrottes": close attack` adds one for good.',
    '',
    '## All verbs',
    '',
    ...overview(rulesets),
    ...rulesets.flatMap(gameLines),
    '',
  ].join('\n');
}

/** One row per verb, one column per game. */
function overview(rulesets: readonly Ruleset[]): readonly string[] {
  const words = [...new Set(rulesets.flatMap(({ vocabulary }) => vocabulary.verbs.map(({ word }) => word)))].sort();
  const kindIn = ({ vocabulary }: Ruleset, word: string): string =>
    vocabulary.verbs.find((verb) => verb.word === word)?.kind ?? '–';
  return [
    tableRow(['verb', ...rulesets.map(({ title }) => title)]),
    tableRow(['', ...rulesets.map(() => '')].map(() => ':--')),
    ...words.map((word) => tableRow([word, ...rulesets.map((ruleset) => kindIn(ruleset, word))])),
  ];
}

function gameLines({ title, vocabulary }: Ruleset): readonly string[] {
  const { verbs, idioms = [], fillers = [] } = vocabulary;
  return [
    '',
    `## ${title}`,
    '',
    tableRow(['verbs', 'followed by', 'kind', 'in the text under', 'where the text is silent']),
    tableRow([':--', ':--', ':--', ':--', ':--']),
    ...alike(verbs).map(([first, ...others]) =>
      tableRow([
        [first, ...others].map(({ word }) => word).join(', '),
        usesOf(first),
        first.kind,
        first.from,
        first.silent ?? '',
      ]),
    ),
    ...(idioms.length === 0
      ? []
      : [
          '',
          'Words that mean a clause:',
          '',
          tableRow(['words', 'clause', 'in the text under', 'where the text is silent']),
          tableRow([':--', ':--', ':--', ':--']),
          ...idioms.map(({ words, clause, from, silent = '' }) =>
            tableRow([tableCode(words), tableCode(clause), from, silent]),
          ),
        ]),
    ...(fillers.length === 0
      ? []
      : ['', `Words that mean nothing by the rules: ${fillers.map((word) => `\`${word}\``).join(', ')}.`]),
  ];
}

/** Groups verbs that differ only in the word, for one row each. */
function alike(verbs: readonly VerbWord[]): readonly (readonly [VerbWord, ...VerbWord[]])[] {
  const groups = new Map<string, [VerbWord, ...VerbWord[]]>();
  for (const verb of verbs) {
    const key = [verb.kind, usesOf(verb), verb.from, verb.silent ?? ''].join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [verb]);
    else group.push(verb);
  }
  return [...groups.values()];
}

/** The forms that may follow a verb; a form that changes its kind names that kind. */
function usesOf({ takes, kind, also = [] }: VerbWord): string {
  const others = also.map((use) => `${tableCode(use.takes)}${use.kind === kind ? '' : ` (${use.kind})`}`);
  return [tableCode(takes), ...others].filter((text) => text !== '').join('; ');
}
