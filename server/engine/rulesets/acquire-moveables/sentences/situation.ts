/** Sentences of the situation and of rounds’ heads: where people are, and who is in the fight. */
import { among, optional, said } from '../../../fact-rows.ts';
import { decidable } from '../play/silence.ts';
import { atHead, fact, lasting, type Row } from './rows.ts';

const fromHead = ['file', 'scenario', ...lasting] as const;

const written = among('out of the fight', 'back in the fight', 'hors de combat', 'prone', 'standing');

export const situationRows: readonly Row[] = [
  {
    id: 'distance',
    places: lasting,
    words:
      '{one:names} (is|are) [at {place:prose} ,] {count:number} {unit:ft|feet|m|metres|sq|squares} from {other:names}',
    means: fact('distance', {
      one: said.names,
      other: said.names,
      place: optional.words,
      count: said.number,
      unit: said.words,
    }),
    doc: 'How far apart people are. A grenade that misses lands half that distance off for each cell of its chart.',
    example: 'the Sexton is at "the head of the stair", 30 ft from Ann and Bob.',
  },
  {
    id: 'state',
    places: lasting,
    words: '{who:names} (is|are) {state:out of the fight|back in the fight|hors de combat|down|prone|standing}',
    means: fact('state', {
      who: said.names,
      state: (slots, slot, source) =>
        slots.words(slot).text === 'down' ? 'hors de combat' : written(slots, slot, source),
    }),
    doc: 'Who takes part, and who lies on the ground, by the writer’s word from here on; `down` is hors de combat.',
    example: 'Bob is out of the fight.',
  },
  {
    id: 'hit-points',
    places: atHead,
    words: '{who:names} ({way:loses|lose|regains|regain} {points:number} HP|{way:takes|take} {points:number} damage)',
    means: fact('hit points', {
      who: said.names,
      points: said.number,
      way: (slots) => (slots.words('way').text.startsWith('regain') ? 'regains' : 'loses'),
    }),
    doc: 'What somebody loses or regains before the round: no part of the body is struck, so no armour counts.',
    example: 'Bob regains 2 HP.',
  },
  {
    id: 'dice-roll',
    places: atHead,
    words: '{who:names} (rolls|roll) {die:word} for {words:prose}',
    asks: { words: 'what the number is of, in quotes' },
    means: fact('dice roll', { who: said.names, die: said.words, words: said.words }),
    doc: 'A die that is rolled for a number that no rule asks for. A die of hundreds is made up of two.',
    example: 'Ann rolls d600 for "silver pieces in the chest".',
  },
  {
    id: 'injury-cell',
    places: fromHead,
    words: 'at {part:Head|Thorax|Abdomen|Arms|Legs} {points:number} [HP] [:] {words:prose}',
    asks: { words: 'what the injury is, in quotes' },
    means: fact('injury cell', { part: said.words, points: said.number, words: said.words }),
    doc: 'What an empty cell of the injury table does, as the group decides it.',
    example: 'at Abdomen −4 HP: "doubled over, and sick on the floor"',
  },
  {
    id: 'decision',
    places: fromHead,
    words: `decides {about:${decidable.join('|')}} [:] {words:prose}`,
    asks: { words: 'what is decided, in quotes' },
    means: fact('decision', { about: said.words, words: said.words }),
    doc: 'What the group decides where the text is silent, in words, which are printed and change no number.',
    example: 'decides grenade effect "everybody within a square takes its damage"',
  },
  {
    id: 'side-no-prisoners',
    places: fromHead,
    words: '{side} (takes|take) no prisoners',
    means: fact('no prisoners', { who: [], side: said.name }),
    doc: 'A whole side doesn’t spare those who are hors de combat while others still resist.',
    example: 'the Host takes no prisoners.',
  },
  {
    id: 'no-prisoners',
    places: ['combatant', ...fromHead],
    words: '[{who:names}] (takes|take) no prisoners',
    means: fact('no prisoners', { who: optional.names }),
    doc: 'These people, or in a block its owner, don’t spare those who are hors de combat while others still resist.',
    example: 'takes no prisoners',
  },
  {
    id: 'no-longer',
    places: atHead,
    words: 'no longer {words:prose}',
    asks: { words: 'what ends, in quotes' },
    means: fact('no longer', { words: said.words }),
    doc: 'Ends what was said or decided in these words, from this round on.',
    example: 'no longer "doubled over".',
  },
];
