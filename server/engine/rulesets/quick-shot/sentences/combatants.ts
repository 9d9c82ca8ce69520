/** Sentences of a combatant’s block: drives, advantages, flaws, wounds, charges and tass. */
import { among, factsIn, ifSaid, isSaid, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import { difficulties } from '../attempts/difficulty.ts';
import type { QuickShotFact } from '../facts.ts';
import { scoped, scopeWords } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const own = ['combatant'] as const;

/** The words for sorts of advantage. */
export const advantageSorts =
  'advantage|skill|talent|power|profession|craft|equipment|weapon|contact|resource|telekinesis';

export const combatantRows: readonly Row[] = [
  {
    id: 'drive',
    places: own,
    words: '(drive|{sort:goal|value|project} [drive]) {words:prose} [{points:number}]',
    asks: { words: 'what drives them, in quotes' },
    means: fact('drive', {
      words: said.words,
      sort: ifSaid(among('goal', 'value', 'project')),
      points: optional.number,
    }),
    doc:
      'A lasting goal, value or project, and the Willpower that is stored in it. A project can be completed, and so ' +
      'can a drive of unspecified kind; a goal or a value can’t.',
    example: 'drive "Stay alive" 2',
  },
  {
    id: 'advantage',
    places: own,
    words:
      `[{type:minor|significant|major}] {sort:${advantageSorts}} {words:prose} [{about:prose}] [limited to ` +
      '{limit:prose}] [, {dice:number} dice]',
    asks: { words: 'its name, in quotes' },
    means: fact('advantage', {
      words: said.words,
      type: optional.words,
      about: optional.words,
      limit: optional.words,
      dice: optional.number,
      sort: (slots) => (slots.words('sort').text === 'advantage' ? undefined : slots.words('sort')),
    }),
    doc:
      'Something that makes actions easier or possible, of one of three types; a more specific word may replace ' +
      '“advantage”.',
    example: 'significant advantage "Bodyguard" "fists, rooms and threats"',
  },
  {
    id: 'weakness',
    places: own,
    words:
      '[{type:minor|significant|major}] weakness {words:prose} [{about:prose}] [[:] (harder {harder:number} ' +
      `[adds {also:word}]|adds {adds:word} [harder {harder:number}])] [${scopeWords}]`,
    asks: { words: 'its name, in quotes' },
    means: fact('weakness', {
      words: said.words,
      type: optional.words,
      about: optional.words,
      harder: optional.number,
      adds: (slots, _slot, source) => optional.words(slots, slots.has('also') ? 'also' : 'adds', source),
      ...scoped,
    }),
    doc: 'A weakness makes certain tasks harder, or adds an action to attempts in some circumstances.',
    example: 'minor weakness "A bad back": adds easy on "straining"',
  },
  {
    id: 'compulsion',
    places: own,
    words: 'compulsion {words:prose} [since {since:prose}] [{points:number}]',
    asks: { words: 'what tempts them, in quotes' },
    means: fact('compulsion', { words: said.words, since: optional.words, points: optional.number }),
    doc: 'Something that tempts a character, as established in play.',
    example: 'compulsion "Gambling" since "the second session"',
  },
  {
    id: 'wound',
    places: own,
    words:
      '({difficulty:word} wound {words:prose} [{about:prose}]|wound {words:prose} [{about:prose}] ' +
      `[{difficulty:${difficulties.join('|')}}]) [${scopeWords}] [, {dice:number} dice]`,
    asks: { words: 'what it is, in quotes' },
    means: fact('wound', {
      words: said.words,
      difficulty: optional.words,
      about: optional.words,
      ...scoped,
      dice: optional.number,
    }),
    doc:
      'A wound, the difficulty of the action that it adds, and the attempts that it applies to; “on everything” is ' +
      'all of them. An opponent’s has no difficulty.',
    example: 'easy wound "a grazed forearm" on "firing a gun"',
  },
  {
    id: 'fatigue',
    places: own,
    words: '{difficulty:word} fatigue {words:prose}',
    means: fact('fatigue', { difficulty: said.words, words: said.words }),
    doc: 'How tired somebody is: the difficulty of the action that it adds to every attempt.',
    example: 'easy fatigue "six hours on foot"',
  },
  {
    id: 'holding',
    places: own,
    words: '{count:number} {type:minor|significant|major} [XP] (charge|charges|{tass:tass|tass charge|tass charges})',
    means: fact('holding', { count: said.number, type: said.words, tass: isSaid }),
    doc: 'Charges or tass that a character holds.',
    example: '4 minor charges',
  },
];
