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
    `#### \`${row.words}\``, '', `${row.doc}${also.length === 0 ? '' : ` (Also ${also.join(', ')}.)`}`, '',
    '```clash', row.example, '```', '',
  ];
}

/** For a cell of a table, where a bar would end the cell. */
function code(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``;
}
