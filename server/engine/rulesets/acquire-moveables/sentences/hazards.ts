/** Sentences about falls, fire, water, cold, food and drink, at the head of a round or in the situation. */
import { among, numberOrOne, optional, said } from '../../../fact-rows.ts';
import type { ColdFact, WaterFact } from '../facts.ts';
import { insulations } from '../hazards/cold-chart.ts';
import { atHead, block, fact, lasting, under, type Row } from './rows.ts';

const levels = insulations.join('|');

export const hazardRows: readonly Row[] = [
  {
    id: 'fall',
    places: atHead,
    words:
      '{who:names} (falls|fall) {count:number} {unit:sq|squares|square|m|metres} [, {jump:jumping|on purpose}] ' +
      '[[,] (into|onto) {soft:water|soft ground|something soft}] [, {light:lightly loaded|with little to carry}]',
    means: fact('fall', {
      who: said.names,
      count: said.number,
      unit: said.words,
      jump: optional.words,
      soft: optional.words,
      light: optional.words,
    }),
    doc:
      'A fall: 1d6 times a die as large as the squares fallen. The die goes a step down for a jump on purpose, for ' +
      'something soft to land on, and for no more than one row of things.',
    example: 'Ann falls 34 sq, jumping, into water.',
  },
  {
    id: 'fire',
    places: lasting,
    words: '{who:names} (is|are) [{over:no longer|not}] on fire',
    means: fact('fire', { who: said.names, isOver: (slots) => slots.has('over') }),
    doc: 'Somebody on fire takes 1d6 damage each round from here on, and gunpowder that they carry may explode.',
    example: 'Bob is on fire.',
  },
  {
    id: 'gunpowder',
    places: block,
    words: 'gunpowder {slots:number} [(slots|slot)]',
    means: fact('gunpowder', { who: [], slots: said.number }),
    doc: 'How many slots of gunpowder somebody carries: each may explode if they are on fire.',
    example: 'gunpowder 2 slots',
  },
  {
    id: 'water',
    places: lasting,
    words: '{who:names} (is|are) {where:under water|no longer under water|in the water|out of the water}',
    means: fact('water', {
      who: said.names,
      where: (slots, slot, source) =>
        slots.words(slot).text === 'no longer under water'
          ? 'in the water'
          : among<WaterFact['where']>('under water', 'in the water', 'out of the water')(slots, slot, source),
    }),
    doc: 'Under water one holds one’s breath for STR+WIL rounds. In the water the cold is a level worse.',
    example: 'Cid is under water.',
  },
  {
    id: 'cold',
    places: lasting,
    words: '(the cold is {level:moderate|extreme|over}|it is {level:cold|no longer cold})',
    means: fact('cold', {
      level: (slots, slot, source) =>
        slots.words(slot).text === 'no longer cold'
          ? 'over'
          : among<ColdFact['level']>('cold', 'moderate', 'extreme', 'over')(slots, slot, source),
    }),
    doc: 'How cold it is from here on: cold, moderate or extreme.',
    example: 'the cold is extreme.',
  },
  {
    id: 'insulation',
    places: block,
    words: `insulation {level:${levels}}`,
    means: fact('insulation', { who: [], level: among(...insulations) }),
    doc: 'How warm somebody’s clothes are.',
    example: 'insulation light',
  },
  {
    id: 'insulated',
    places: lasting,
    words: `{who:names} (has|have) {level:${levels}} insulation`,
    means: fact('insulation', { who: said.names, level: among(...insulations) }),
    doc: 'How warm somebody’s clothes are from here on.',
    example: 'Ann has moderate insulation.',
  },
  {
    id: 'wetness',
    places: lasting,
    words: '{who:names} (is|are) {state:wet|dry}',
    means: fact('wetness', { who: said.names, isWet: (slots) => slots.words('state').text === 'wet' }),
    doc: 'Wet clothes keep nobody warm.',
    example: 'Ann is wet.',
  },
  {
    id: 'warmth',
    places: lasting,
    words: '{who:names} (is|are) {where:in the warmth|in a warm bath|out in the cold}',
    means: fact('warmth', { who: said.names, where: among('in the warmth', 'in a warm bath', 'out in the cold') }),
    doc: 'Each full hour in the warmth takes away 1 hypothermia fatigue; in a warm bath, all of it.',
    example: 'Ann is in the warmth.',
  },
  {
    id: 'drink',
    places: atHead,
    words: '{who:names} (drinks|drink) {amount:enough|a little} [water]',
    means: fact('drink', { who: said.names, amount: among('enough', 'a little') }),
    doc: 'Enough water takes away all dehydration fatigue, a little water 1.',
    example: 'Ann drinks enough.',
  },
  {
    id: 'meal',
    places: atHead,
    words: '{who:names} (eats|eat) ({rations:number}|a) (rations|ration) [{hungry:after going hungry|after hunger}]',
    means: fact('meal', { who: said.names, rations: numberOrOne, hungry: optional.words }),
    doc:
      'Each ration takes away 1 starvation fatigue. Each one beyond three in a day does 1d6 damage; after hunger, a ' +
      'WIL test avoids gorging.',
    example: 'Ann eats 5 rations after going hungry.',
  },
  {
    id: 'want',
    places: atHead,
    words:
      '({days:number}|a) (days|day) (passes|pass) without {of:water|rations|water or rations|rations or water} [for ' +
      '{who:names}]',
    means: fact('want', { who: optional.names, days: numberOrOne, of: said.words }),
    doc: 'Each day without water gives 3 dehydration fatigue, each day without rations 1 starvation fatigue.',
    example: 'a day passes without water.',
  },
  {
    id: 'rows-occupied',
    places: under,
    words: 'with {rows:number} (rows|row) occupied',
    means: fact('rows occupied', { rows: said.number }),
    doc: 'How many rows of the carried inventory are in use, where the rows of a sheet don’t say so.',
    example: 'with 2 rows occupied',
  },
  {
    id: 'unsanitary',
    places: atHead,
    words: '{who:names} (is|are) in unsanitary conditions',
    means: fact('unsanitary', { who: said.names }),
    doc: 'Rolls once for death by infection: as many chances in 30 as they have infection fatigue.',
    example: 'Ann is in unsanitary conditions.',
  },
];
