/** The reference of the language: every sentence that can be written, by the place where it stands. */
import type { Place, Ruleset, SentencePattern } from '../engine/index.ts';

const places: readonly { readonly place: Place; readonly title: string }[] = [
  { place: 'file', title: 'Anywhere in a file' },
  { place: 'scenario', title: 'In a scenario' },
  { place: 'combatant', title: 'Under a combatant or creature' },
  { place: 'situation', title: 'In the situation' },
  { place: 'round', title: 'At the head of a round' },
  { place: 'announcement', title: 'Under an announcement' },
];

/** Markdown; a row stands under the first of its places, with the others named. */
export function referenceMarkdown(skeleton: readonly SentencePattern[], rulesets: readonly Ruleset[]): string {
  return [
    '# The sentences of the language', '',
    'In the forms, `[…]` may be left out, `(a|b)` is either, and `{…}` is filled in. A sentence ends with its line or at a full stop; '
    + 'a line that ends in a comma goes on in the next; quoted text may run over several lines; indentation carries no meaning. '
    + '`//` and `/* */` are comments. “Curly”, „low“ and «angle» quotes are as good as straight ones.', '',
    '## Names', '',
    'A name is all capitalised words of its declaration, or whatever stands in quotes there. Afterwards any word of it that is nobody else’s is enough: `Señora Vidal`, later `Vidal`. '
    + '`the`, `a`, `an`, `his`, `her`, `its` and `their` are read over before a name. Wherever one name may stand, so may a list: `Ash, Bree and Cole`.', '',
    '## Announcements', '',
    'In a round everybody announces one action: `NAME: verb target`. One sentence may speak for several: `Ash and Bree: …`, or `every Deckhand: …` for all bodies of a creature. '
    + 'Clauses follow on the same line, after a comma or without one, or on lines of their own below. Each game has its verbs; `verb "garrottes": close attack` adds one. '
    + 'The order of the lines is never the order of announcing.', '',
    '```clash', 'round 1', '  Vidal: shoots the Bride with her shotgun.', '    called shot "the hand that holds the bouquet"', '  every Deckhand: grabs Oyelaran.', '```', '',
    '## For every game', '', ...rowsByPlace(skeleton),
    ...rulesets.flatMap(gameParts), '',
  ].join('\n');
}

function gameParts(ruleset: Ruleset): readonly string[] {
  const { verbs, stats, states } = ruleset.vocabulary;
  return [
    '', `## ${ruleset.title} (\`${ruleset.id}\`)`, '', ...rowsByPlace(ruleset.sentences),
    '', '### Verbs', '', '| verb | followed by | kind | what it does |', '|:--|:--|:--|:--|',
    ...verbs.map((verb) => `| ${verb.word} | ${code(verb.takes)} | ${verb.kind} | ${verb.doc} |`),
    '', '### Stats', '', ...stats.map((stat) => `- **${stat.word}** ${stat.doc}`),
    '', '### States', '', ...states.map((state) => `- **${state.word}** ${state.doc}`),
  ];
}

function rowsByPlace(rows: readonly SentencePattern[]): readonly string[] {
  return places.flatMap(({ place, title }) => {
    const here = rows.filter((row) => row.places[0] === place);
    return here.length === 0 ? [] : ['', `### ${title}`, '', ...here.flatMap(rowParts)];
  });
}

function rowParts(row: SentencePattern): readonly string[] {
  const also = row.places.slice(1).map((place) => places.find((each) => each.place === place)?.title.toLowerCase() ?? place);
  return [
    `#### \`${plainForm(row.words)}\``, '', `${row.doc}${also.length === 0 ? '' : ` (Also ${also.join(', ')}.)`}`, '',
    '```clash', row.example, '```', '',
  ];
}

/** A form as a writer reads it: slots by their names, words to choose from, and `…` where a list may stand. */
function plainForm(words: string): string {
  return words.replace(/\{(\w+)(?::([^}…]*))?(…)?\}/gu, (_slot: string, name: string, type: string | undefined, list: string | undefined) => {
    const choices = type?.includes('|') === true ? `(${type.split('|').filter((choice) => choice !== '').join('|')})` : undefined;
    return `${choices ?? `{${name === 'new' ? 'name' : name}}`}${list === undefined ? '' : ', …'}`;
  });
}

/** For a cell of a table, where a bar would end the cell. */
function code(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``;
}
