/** The reference of the language: every sentence that can be written, by its place. */
import type { Ruleset, SentencePattern } from '../../engine/index.ts';
import { oddsJsonLines } from '../odds/odds-json-page.ts';
import { partLines, partsOfGame, partsOfRows, type Part } from './reference-parts.ts';

/** The conditions of a round's heading; a test parses each of them. */
export const conditionExamples: readonly (readonly [asks: string, means: string])[] = [
  ['Ash succeeded', 'what Ash announced in the last round took effect'],
  ['Ash failed', 'Ash announced something in the last round, and it didn’t take effect'],
  ['the Players acted', 'the side got something done in the last round'],
  ['a tie happened', 'one of the happenings of the game, listed below, occurred in the last round'],
  ['Ash is down', 'one of the states of the game, listed below; `is not` asks for the opposite'],
  ['Ash and Bree are down', 'both are'],
  ['Ash or Bree is down', 'one of them is'],
  ['Ash is not unhurt and not down', 'both are true of Ash'],
  ['not the Players acted', '`not` reverses any condition'],
  ['Ash succeeded and Bree is down', 'both are true'],
  ['Ash succeeded or a tie happened and Bree is down', 'one of them is true; `and` binds closer than `or`'],
];

const conditionLines: readonly string[] = [
  '## Conditions',
  '',
  'Several rounds may have the same number: `round 2 if CONDITION`, and finally `round 2 otherwise`. The first ' +
    'whose condition is true is played.',
  '',
  '| condition | true if |',
  '|:--|:--|',
  ...conditionExamples.map(([asks, means]) => `| \`${asks}\` | ${means} |`),
];

const expectationLines: readonly string[] = [
  '## Expectations',
  '',
  'A scenario can say what its writer expects of the odds: `expect Ann succeeds at least 60% in round 2`. It ' +
    'asks how likely that is at the end of the round, over all courses that reach the round and not only in the ' +
    'one that is shown. What is pinned in the round itself is ignored, and what is pinned before counts as thrown. ' +
    '`in` and `after` mean the same. Of several rounds with the same number, the one that is played counts.',
  '',
  'The chance is exact if it can be computed; otherwise the scenario is played at least 400 and at most 1,600 ' +
    'times, and the expectation is met, or isn’t, if the whole interval of that sample says so. If it doesn’t, the ' +
    'expectation stays undecided, which is reported as a remark. One that isn’t met is an error, and `clashwright ' +
    'check` exits with 1. The figure is shown in the hover, in the Test Explorer and in `clashwright odds`, ' +
    'whether it is as expected or not.',
  '',
  '```clash',
  'expect Ann succeeds at least 60% in round 2',
  'expect Marta is unhurt at least 50% after round 3',
  'expect the Players act at least 50% in round 1',
  'expect a tie at most 15% in round 1',
  '```',
];

/** Markdown. Whatever several games share is printed once, before what each has of its own. */
export function referenceMarkdown(skeleton: readonly SentencePattern[], rulesets: readonly Ruleset[]): string {
  return [
    '# The sentences of the language',
    '',
    'In the forms, `[…]` may be left out, `(a|b)` is either, and `{…}` is filled in. A sentence ends with its ' +
      'line or at a full stop; a line that ends in a comma continues on the next; quoted text may run over several ' +
      'lines, except for titles and names; indentation has no meaning. `//` and `/* */` are comments. “Curly”, ' +
      '„low“ and «angle» quotes work like straight ones.',
    '',
    '## Names',
    '',
    'A name is all capitalised words of its declaration, or the words in quotes there. Afterwards any word of it ' +
      'that nobody else has is enough: `Señora Vidal`, later `Vidal`. `the`, `a`, `an`, `his`, `her`, `its` and ' +
      '`their` are ignored before a name. Wherever a name may be written, a list may be too: `Ash, Bree and Cole`.',
    '',
    '## Announcements',
    '',
    'In a round everybody announces one action: `NAME: verb target`. One sentence may be for several: `Ash and ' +
      'Bree: …`, or `every Deckhand: …` for all bodies of a creature. After several names, a verb may also be in ' +
      'the plural: `Ash and Bree: stab Vidal with their boathooks.` Clauses follow on the same line, after a comma ' +
      'or without one, or on separate lines below. Each game has its verbs; `verb "garrottes": close attack` adds ' +
      'one. [Verbs](verbs.md) lists all of them side by side, and what each is based on in the text of its game.',
    '',
    '```clash',
    'round 1',
    '  Vidal: shoots the Bride with her shotgun.',
    '    called shot "the hand that holds the bouquet"',
    '  every Deckhand: grabs Oyelaran.',
    '```',
    '',
    ...conditionLines,
    '',
    ...expectationLines,
    '',
    '## For every game',
    ...partsOfRows(skeleton).flatMap(partLines),
    ...gamesLines(rulesets),
    '',
    ...oddsJsonLines(),
    '',
  ]
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n');
}

interface Game {
  readonly ruleset: Ruleset;
  readonly parts: readonly Part[];
}

function gamesLines(rulesets: readonly Ruleset[]): readonly string[] {
  const games = rulesets.map((ruleset): Game => ({ ruleset, parts: partsOfGame(ruleset) }));
  const sets = new Map(
    games
      .flatMap(({ parts }) => parts.flatMap(({ title, items }) => items.map((item) => gamesWith(games, title, item))))
      .map((set) => [keyOf(set), set]),
  );
  return [...sets.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap((set) => ['', `## ${titleOf(set)}`, ...aboutLines(set), ...ownParts(games, set).flatMap(partLines)]);
}

/** The games that have exactly this item under that title. */
function gamesWith(games: readonly Game[], title: string, item: string): readonly Game[] {
  return games.filter(({ parts }) => parts.some((part) => part.title === title && part.items.includes(item)));
}

/** The description of a single game. */
function aboutLines(set: readonly Game[]): readonly string[] {
  return set.length === 1 ? set.flatMap(({ ruleset }) => ['', ruleset.about]) : [];
}

/** The items that exactly these games have. */
function ownParts(games: readonly Game[], set: readonly Game[]): readonly Part[] {
  return (set[0]?.parts ?? []).map((part) => ({
    ...part,
    items: part.items.filter((item) => keyOf(gamesWith(games, part.title, item)) === keyOf(set)),
  }));
}

function keyOf(set: readonly Game[]): string {
  return set.map(({ ruleset }) => ruleset.id).join(' ');
}

/** `Chess, old rules (…)`, or `Chess, both editions (…)` for several whose titles begin alike. */
function titleOf(set: readonly Game[]): string {
  const titles = set.map(({ ruleset }) => ruleset.title);
  const ids = set.map(({ ruleset }) => `\`${ruleset.id}\``).join(', ');
  const [family = '', ...others] = new Set(titles.map((title) => title.split(', ')[0]));
  if (titles.length === 1 || others.length > 0) return `${titles.join(' and ')} (${ids})`;
  return `${family}, ${titles.length === 2 ? 'both' : 'all'} editions (${ids})`;
}
