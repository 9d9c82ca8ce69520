/** Sentences at the head of a round or in the situation: team work, wounds, fatigue, who is out of the fight. */
import { among, factsIn, ifSaid, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { QuickShotFact } from '../facts.ts';
import { scoped, scopeWords } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const lasting = ['situation', 'round'] as const;
const atHead = ['round'] as const;

export const roundRows: readonly Row[] = [
  {
    id: 'team-work',
    places: atHead,
    words: '{team:names} (work|works) together on {task:prose} [: {because:prose}] [, {easier:number} easier]',
    asks: { task: 'the task, in quotes' },
    means: fact('team work', { team: said.names, task: said.words, because: optional.words, easier: optional.number }),
    doc: 'Several characters work on the same task: for each of them it may be one difficulty easier.',
    example: 'Rose and Tom work together on "lift the gate": "both can get a grip"',
  },
  {
    id: 'state',
    places: lasting,
    words: '{who:names} (is|are) {state:out of the fight|down|back in the fight}',
    means: fact('state', { who: said.names, state: among('out of the fight', 'back in the fight') }),
    doc: 'The Host decides who takes part from here on.',
    example: 'the Thug is out of the fight.',
  },
  {
    id: 'takes-wound',
    places: lasting,
    words:
      '{who:names} (has|have|takes|take|suffers|suffer) [(a|an)] [{difficulty:word}] wound {words:prose} ' +
      `[${scopeWords}]`,
    means: fact('takes wound', { who: said.names, words: said.words, difficulty: optional.words, ...scoped }),
    doc: 'A wound that a combatant has from here on; an opponent’s has no difficulty.',
    example: 'Rose has a common wound "a concussion" on everything.',
  },
  {
    id: 'heals',
    places: atHead,
    words: '{who:who} (recovers from|heals) {wound:prose} [by [a] {by:rest|Willpower}] [: {how:prose}]',
    means: fact('heals', {
      who: said.name,
      wound: said.words,
      how: optional.words,
      by: ifSaid(among('rest', 'Willpower')),
    }),
    doc: 'A wound heals. Healing is narrated, not rolled: say how it happened.',
    example: 'Rose recovers from "a grazed forearm": "a week at her sister’s".',
  },
  {
    id: 'tires',
    places: lasting,
    words: '{who:names} (is|are) tired [:] {difficulty:word} [{words:prose}]',
    asks: { difficulty: 'the difficulty of the action that it adds, such as “easy”' },
    means: fact('tires', { who: said.names, difficulty: said.words, words: optional.words }),
    doc: 'Fatigue adds an action of this difficulty to every attempt from here on.',
    example: 'Rose is tired: easy "six hours on foot".',
  },
  {
    id: 'rested',
    places: atHead,
    words: '{who:names} (is|are) (rested|no longer tired)',
    means: fact('rested', { who: said.names }),
    doc: 'Fatigue is over. The text doesn’t say when that happens.',
    example: 'Rose is rested.',
  },
  {
    id: 'loose-round',
    places: atHead,
    words: 'loose round [{words:prose}]',
    means: fact('loose round', { words: optional.words }),
    doc: 'In this round the GM lets characters attempt several things one after another.',
    example: 'loose round "Rose is alone with the bomb"',
  },
  {
    id: 'no-longer',
    places: atHead,
    words: 'no longer {words:prose}',
    asks: { words: 'what ends, in quotes' },
    means: fact('no longer', { words: said.words }),
    doc: 'Ends a wound or fatigue from this round on, by its quoted words.',
    example: 'no longer "six hours on foot".',
  },
  {
    id: 'initiative',
    places: lasting,
    words: 'initiative {who:who} [{number:number}]',
    means: fact('foreign', { what: 'initiative', number: optional.number }),
    doc: 'This game has no initiative; a finding says so.',
    example: 'initiative Rose 7',
  },
];
