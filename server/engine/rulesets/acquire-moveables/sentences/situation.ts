/** Sentences of the situation and of rounds’ heads: where people are, and who is in the fight. */
import { among, factsIn, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { MoveablesFact } from '../facts.ts';

type Row = SentencePattern<MoveablesFact>;
const fact = factsIn<MoveablesFact>();

const lasting = ['situation', 'round'] as const;

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
    words: '{who:names} (is|are) {state:out of the fight|down|back in the fight}',
    means: fact('state', { who: said.names, state: among('out of the fight', 'back in the fight') }),
    doc: 'Who takes part, by the writer’s word, from here on.',
    example: 'Bob is out of the fight.',
  },
];
