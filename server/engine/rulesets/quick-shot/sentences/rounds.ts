/** Sentences at the head of a round or in the situation: who works together, who is hurt, tired or out of it. */
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';
import { numberIn, scopeIn, scopeWords, wordsIn } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;

const lasting = ['situation', 'round'] as const;
const atHead = ['round'] as const;

export const roundRows: readonly Row[] = [
  {
    id: 'team-work',
    places: atHead,
    words: '{team:names} (work|works) together on {task:prose} [: {because:prose}] [, {easier:number} easier]',
    asks: { task: 'the task, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'team work',
        source,
        team: slots.names('team'),
        task: slots.words('task'),
        ...wordsIn(slots, 'because', 'because'),
        ...numberIn(slots, 'easier', 'easier'),
      },
    }),
    doc: 'Several do the same task together: for each of them it may be one difficulty easier.',
    example: 'Rose and Tom work together on "lift the gate": "both can get a grip"',
  },
  {
    id: 'state',
    places: lasting,
    words: '{who:names} (is|are) {state:out of the fight|down|back in the fight}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'state',
        source,
        who: slots.names('who'),
        state: slots.words('state').text === 'back in the fight' ? 'back in the fight' : 'out of the fight',
      },
    }),
    doc: 'The Host’s word on who takes part, from here on.',
    example: 'the Thug is out of the fight.',
  },
  {
    id: 'takes-wound',
    places: lasting,
    words: `{who:names} (has|have|takes|take|suffers|suffer) [(a|an)] [{difficulty:word}] wound {words:prose} [${scopeWords}]`,
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'takes wound',
        source,
        who: slots.names('who'),
        words: slots.words('words'),
        ...wordsIn(slots, 'difficulty', 'difficulty'),
        ...scopeIn(slots),
      },
    }),
    doc: 'A wound that somebody has from here on; an opponent’s has no difficulty.',
    example: 'Rose has a common wound "a concussion" on everything.',
  },
  {
    id: 'heals',
    places: atHead,
    words: '{who:who} (recovers from|heals) {wound:prose} [by [a] {by:rest|Willpower}] [: {how:prose}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'heals',
        source,
        who: slots.name('who'),
        wound: slots.words('wound'),
        ...wordsIn(slots, 'how', 'how'),
        ...(slots.has('by')
          ? { by: slots.words('by').text === 'rest' ? ('rest' as const) : ('Willpower' as const) }
          : {}),
      },
    }),
    doc: 'A wound is gone. Healing is told, not rolled: say how it came about.',
    example: 'Rose recovers from "a grazed forearm": "a week at her sister’s".',
  },
  {
    id: 'tires',
    places: lasting,
    words: '{who:names} (is|are) tired [:] {difficulty:word} [{words:prose}]',
    asks: { difficulty: 'the difficulty of the action that it adds, as “easy”' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'tires',
        source,
        who: slots.names('who'),
        difficulty: slots.words('difficulty'),
        ...wordsIn(slots, 'words', 'words'),
      },
    }),
    doc: 'Fatigue adds an action of this difficulty to every attempt from here on.',
    example: 'Rose is tired: easy "six hours on foot".',
  },
  {
    id: 'rested',
    places: atHead,
    words: '{who:names} (is|are) (rested|no longer tired)',
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'rested', source, who: slots.names('who') } }),
    doc: 'Fatigue is over. The text doesn’t say when that is so.',
    example: 'Rose is rested.',
  },
  {
    id: 'loose-round',
    places: atHead,
    words: 'loose round [{words:prose}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'loose round', source, ...wordsIn(slots, 'words', 'words') },
    }),
    doc: 'In this round the GM lets characters attempt more than one thing in turn.',
    example: 'loose round "Rose is alone with the bomb"',
  },
  {
    id: 'no-longer',
    places: atHead,
    words: 'no longer {words:prose}',
    asks: { words: 'what ends, in quotes' },
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'no longer', source, words: slots.words('words') } }),
    doc: 'Ends a wound or fatigue from this round on, by its quoted words.',
    example: 'no longer "six hours on foot".',
  },
  {
    id: 'initiative',
    places: lasting,
    words: 'initiative {who:who} [{number:number}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'foreign', source, what: 'initiative', ...numberIn(slots, 'number', 'number') },
    }),
    doc: 'There is no initiative; it is read so that this can be said.',
    example: 'initiative Rose 7',
  },
];
