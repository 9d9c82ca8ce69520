/** The sections of the reference: the sentences allowed at each place, and the words of a game. */
import type { OrdinaryThing, Place, Ruleset, SentencePattern, SlotForm } from '../../engine/index.ts';
import { tableCode } from './table-code.ts';

/** `items` follow the lines of `above`; each is Markdown of one or more lines. */
export interface Part {
  readonly title: string;
  readonly above: readonly string[];
  readonly items: readonly string[];
}

const places: readonly { readonly place: Place; readonly title: string }[] = [
  { place: 'file', title: 'Anywhere in a file' },
  { place: 'scenario', title: 'In a scenario' },
  { place: 'combatant', title: 'Under a combatant or creature' },
  { place: 'situation', title: 'In the situation' },
  { place: 'round', title: 'At the head of a round' },
  { place: 'announcement', title: 'Under an announcement' },
];

/** A row is listed under the first of its places, with the others named. */
export function partsOfRows(rows: readonly SentencePattern[]): readonly Part[] {
  return places.map(({ place, title }) => ({
    title,
    above: [],
    items: rows.filter((row) => row.places[0] === place).map(rowText),
  }));
}

/** Everything that a game adds. The table of its verbs is a single item, so that it isn't split up. */
export function partsOfGame({ sentences, slotForms, vocabulary }: Ruleset): readonly Part[] {
  const { verbs, stats, things, states, happenings, options = [] } = vocabulary;
  const word = (each: { readonly word: string; readonly doc: string }): string => `- **${each.word}** ${each.doc}`;
  return [
    ...partsOfRows(sentences),
    {
      title: 'Verbs',
      above: [],
      items: [
        [
          '| verb | followed by | kind | what it does |',
          '|:--|:--|:--|:--|',
          ...verbs.map((verb) => `| ${verb.word} | ${tableCode(verb.takes)} | ${verb.kind} | ${verb.doc} |`),
        ].join('\n'),
      ],
    },
    {
      title: 'Slots with several forms',
      above: ['Where the slot takes a list, its entries may be of different forms.', ''],
      items: slotForms.map(formsText),
    },
    { title: 'Stats', above: [], items: stats.map(word) },
    {
      title: 'Things that need no declaration',
      above: ['Each is known as if this were written.', ''],
      items: declarations(things),
    },
    {
      title: 'States',
      above: ['As in `round 2 if Ann is down`, and in expectations.', ''],
      items: states.map(word),
    },
    {
      title: 'What can have happened in a round',
      above: ['As in `round 2 if a tie happened`.', ''],
      items: happenings.map(word),
    },
    {
      title: 'Choices between readings',
      above: ['The first value applies where nothing is written.', ''],
      items: options.map((option) => `- \`option ${option.word} ${option.values.join('|')}\` ${option.doc}`),
    },
  ];
}

/** The printed section; empty if it has no items. */
export function partLines({ title, above, items }: Part): readonly string[] {
  return items.length === 0 ? [] : ['', `### ${title}`, '', ...above, ...items];
}

function rowText(row: SentencePattern): string {
  const also = row.places
    .slice(1)
    .map((place) => places.find((each) => each.place === place)?.title.toLowerCase() ?? place);
  return [
    `#### \`${plainForm(row.words)}\``,
    '',
    `${row.doc}${also.length === 0 ? '' : ` (Also ${also.join(', ')}.)`}`,
    '',
    '```clash',
    row.example,
    '```',
    '',
  ].join('\n');
}

/** The forms of one slot, in the order in which they are tried. */
function formsText({ type, forms, called }: SlotForm): string {
  return [`- \`{${type}}\` ${called}:`, ...forms.map((form) => `  - \`${plainForm(form)}\``)].join('\n');
}

/** Things with the same declaration share a line: `weapon knife: close`, then the names of the others. */
function declarations(things: readonly OrdinaryThing[]): readonly string[] {
  const sortOf = ({ word, declaration }: OrdinaryThing): string => declaration.replace(word, '');
  return things
    .filter((thing, index) => things.findIndex((other) => sortOf(other) === sortOf(thing)) === index)
    .map((first) => {
      const others = things.filter((thing) => thing !== first && sortOf(thing) === sortOf(first));
      const likewise = others.length === 0 ? '' : `; likewise ${others.map(({ word }) => `\`${word}\``).join(', ')}`;
      return `- \`${first.declaration}\` ${first.doc}${likewise}`;
    });
}

/** A form as writers see it: slots by name, alternatives in brackets, and `…` where a list is allowed. */
function plainForm(words: string): string {
  return words.replace(
    /\{(\w+)(?::([^}…]*))?(…)?\}/gu,
    (_slot: string, name: string, type: string | undefined, list: string | undefined) => {
      const choices = type?.includes('|') === true ? choice(type.split('|').filter((word) => word !== '')) : undefined;
      return `${choices ?? `{${name === 'new' ? 'name' : name}}`}${list === undefined ? '' : ', …'}`;
    },
  );
}

function choice(words: readonly string[]): string {
  return words.length === 1 ? words.join('') : `(${words.join('|')})`;
}
