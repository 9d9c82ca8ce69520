/** Sentences about who somebody is: drives, advantages, flaws, wounds and what they have saved up. */
import type { SentencePattern } from '../../../sentence.ts';
import { difficulties } from '../difficulty.ts';
import type { Drive, QuickShotFact } from '../facts.ts';
import { numberIn, scopeIn, scopeWords, wordsIn } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;

const own = ['combatant'] as const;

/** What an advantage can be said to be. */
export const advantageSorts =
  'advantage|skill|talent|power|profession|craft|equipment|weapon|contact|resource|telekinesis';

export const combatantRows: readonly Row[] = [
  {
    id: 'drive',
    places: own,
    words: '(drive|{sort:goal|value|project} [drive]) {words:prose} [{points:number}]',
    asks: { words: 'what drives them, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'drive',
        source,
        words: slots.words('words'),
        ...sortIn(slots.has('sort') ? slots.words('sort').text : ''),
        ...numberIn(slots, 'points', 'points'),
      },
    }),
    doc: 'A goal, a value or a project that lasts, and the Willpower that is stored in it. A project can be completed, and so can a drive of which it isn’t said what it is; a goal or a value can’t.',
    example: 'drive "Stay alive" 2',
  },
  {
    id: 'advantage',
    places: own,
    words: `[{type:minor|significant|major}] {sort:${advantageSorts}} {words:prose} [{about:prose}] [limited to {limit:prose}] [, {dice:number} dice]`,
    asks: { words: 'its name, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'advantage',
        source,
        words: slots.words('words'),
        ...wordsIn(slots, 'type', 'type'),
        ...wordsIn(slots, 'about', 'about'),
        ...wordsIn(slots, 'limit', 'limit'),
        ...numberIn(slots, 'dice', 'dice'),
        ...(slots.words('sort').text === 'advantage' ? {} : { sort: slots.words('sort') }),
      },
    }),
    doc: 'Something that makes actions easier or possible, of one of three types; what it is may be said in place of “advantage”.',
    example: 'significant advantage "Bodyguard" "fists, rooms and threats"',
  },
  {
    id: 'weakness',
    places: own,
    words: `[{type:minor|significant|major}] weakness {words:prose} [{about:prose}] [[:] (harder {harder:number} [adds {also:word}]|adds {adds:word} [harder {harder:number}])] [${scopeWords}]`,
    asks: { words: 'its name, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'weakness',
        source,
        words: slots.words('words'),
        ...wordsIn(slots, 'type', 'type'),
        ...wordsIn(slots, 'about', 'about'),
        ...numberIn(slots, 'harder', 'harder'),
        ...wordsIn(slots, slots.has('also') ? 'also' : 'adds', 'adds'),
        ...scopeIn(slots),
      },
    }),
    doc: 'A weakness makes certain tasks harder, or adds an action to attempts in some circumstances.',
    example: 'minor weakness "A bad back": adds easy on "straining"',
  },
  {
    id: 'compulsion',
    places: own,
    words: 'compulsion {words:prose} [since {since:prose}] [{points:number}]',
    asks: { words: 'what tempts them, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'compulsion',
        source,
        words: slots.words('words'),
        ...wordsIn(slots, 'since', 'since'),
        ...numberIn(slots, 'points', 'points'),
      },
    }),
    doc: 'Something that tempts somebody, as it was established in play.',
    example: 'compulsion "Gambling" since "the second session"',
  },
  {
    id: 'wound',
    places: own,
    words: `({difficulty:word} wound {words:prose} [{about:prose}]|wound {words:prose} [{about:prose}] [{difficulty:${difficulties.join('|')}}]) [${scopeWords}] [, {dice:number} dice]`,
    asks: { words: 'what it is, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'wound',
        source,
        words: slots.words('words'),
        ...wordsIn(slots, 'difficulty', 'difficulty'),
        ...wordsIn(slots, 'about', 'about'),
        ...scopeIn(slots),
        ...numberIn(slots, 'dice', 'dice'),
      },
    }),
    doc: 'A wound, the difficulty of the action that it adds, and to which attempts; “on everything” is all of them. An opponent’s has no difficulty.',
    example: 'easy wound "a grazed forearm" on "firing a gun"',
  },
  {
    id: 'fatigue',
    places: own,
    words: '{difficulty:word} fatigue {words:prose}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'fatigue', source, difficulty: slots.words('difficulty'), words: slots.words('words') },
    }),
    doc: 'How tired somebody is: the difficulty of the action that it adds to every attempt.',
    example: 'easy fatigue "six hours on foot"',
  },
  {
    id: 'holding',
    places: own,
    words: '{count:number} {type:minor|significant|major} [XP] (charge|charges|{tass:tass|tass charge|tass charges})',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'holding',
        source,
        count: slots.number('count'),
        type: slots.words('type'),
        tass: slots.has('tass'),
      },
    }),
    doc: 'Charges or tass that somebody holds.',
    example: '4 minor charges',
  },
];

function sortIn(word: string): Pick<Drive, 'sort'> {
  return word === 'goal' || word === 'value' || word === 'project' ? { sort: word } : {};
}
